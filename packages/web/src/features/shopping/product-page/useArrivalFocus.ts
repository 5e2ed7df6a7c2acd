import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** Focuses the heading of a page that a link or the search led to; a page that was loaded or gone back to is left alone. */
export function useArrivalFocus(id: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const way: string = useNavigationType()
  useEffect(() => {
    if (way === 'PUSH') heading.current?.focus({ preventScroll: true })
    // a filter that is chosen later is a step in the history too, and must not move the focus
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  return heading
}
