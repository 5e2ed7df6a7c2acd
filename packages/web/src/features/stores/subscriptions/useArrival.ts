import { useEffect, useRef } from 'react'

/** A panel that answers a press takes the focus: the button is gone, and on a phone the panel stands far from it. */
export function useArrival(isAnswer: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) title.current?.focus()
  }, [isAnswer])
  return title
}
