import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Milliseconds until an instant of this device's clock, never under 0, counted while the page is looked at. */
export function useTimeLeft(end: number) {
  const [now, setNow] = useState(() => Date.now())
  const isOver = end <= now
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, end - now)
}
