import { type RefObject, useEffect, useState } from 'react'

/** In pixels per millisecond; pictures are not loaded while rows scroll faster than this. */
const FAST = 2
const CALM_MS = 120

const waiting = new Set<() => void>()
let hurry: ReturnType<typeof setTimeout> | undefined

/** Measures the scroll pace, and marks the frame while it is scrolled sideways and needs sticky columns. */
export function useScrollPace(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current!
    let [top, at] = [element.scrollTop, performance.now()]
    const look = () => {
      element.toggleAttribute('data-aside', element.scrollLeft > 0)
      const now = performance.now()
      if (Math.abs(element.scrollTop - top) > FAST * (now - at)) hurryOn()
      ;[top, at] = [element.scrollTop, now]
    }
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [frame])
}

/** False for rows that appear during fast scrolling, until it stops. */
export function useCalm() {
  const [isCalm, setCalm] = useState(() => hurry === undefined)
  useEffect(() => (isCalm ? undefined : whenCalm(() => setCalm(true))), [isCalm])
  return isCalm
}

function whenCalm(act: () => void) {
  if (hurry === undefined) act()
  else waiting.add(act)
  return () => void waiting.delete(act)
}

function hurryOn() {
  clearTimeout(hurry)
  hurry = setTimeout(rest, CALM_MS)
}

function rest() {
  hurry = undefined
  for (const act of waiting) act()
  waiting.clear()
}
