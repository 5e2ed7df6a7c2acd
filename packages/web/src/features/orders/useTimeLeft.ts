import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Milliseconds until an instant, never under 0, counted while the page is looked at. */
export function useTimeLeft(until: string | null) {
  const end = until === null ? 0 : new Date(until).getTime()
  const [now, setNow] = useState(() => Date.now())
  const isOver = end <= now
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, end - now)
}
