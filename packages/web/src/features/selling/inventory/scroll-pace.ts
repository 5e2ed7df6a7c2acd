import { type RefObject, useEffect, useState } from 'react'

/** In pixels a millisecond: whoever scrolls faster looks at no picture. */
const FAST = 2
const CALM_MS = 120

const waiting = new Set<() => void>()
let hurry: ReturnType<typeof setTimeout> | undefined

/** Follows how fast the frame scrolls, and marks it while it stands aside: only then do its first columns have to be held. */
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

/** False for what appears while rows fly past, until they rest. */
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
