import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const AHEAD = 8

interface VirtualInput {
  frame: RefObject<HTMLDivElement | null>
  count: number
  height: number
  /** The active row; it is drawn even out of sight, because `aria-activedescendant` names it. */
  kept: number
  headHeight: number
  onSeen: (first: number, last: number) => void
}

/** Draws the rows in sight, all of one height; when the height changes, the top row stays in place. */
export function useVirtualRows({ frame, count, height, kept, headHeight, onSeen }: VirtualInput) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is kept between renderings
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: AHEAD,
    scrollPaddingStart: headHeight,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return kept < 0 || seen.includes(kept) || kept >= count ? seen : [...seen, kept].toSorted((a, b) => a - b)
    },
  })
  const measured = useRef(height)
  useLayoutEffect(() => {
    if (measured.current === height) return
    const top = (frame.current?.scrollTop ?? 0) / measured.current
    measured.current = height
    virtual.measure()
    frame.current?.scrollTo({ top: top * height })
  }, [height, frame, virtual])
  const [first, last] = [virtual.range?.startIndex ?? 0, virtual.range?.endIndex ?? 0]
  useEffect(() => onSeen(first, last), [first, last, onSeen])
  return virtual
}
