import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Returns milliseconds until an instant by this device's clock, at least 0; counts only on a visible page. */
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
