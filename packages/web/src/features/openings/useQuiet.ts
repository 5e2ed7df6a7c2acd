import { useEffect, useState } from 'react'

const QUIET_MS = 350

/** A typed text, once its typing rests. */
export function useQuiet(text: string) {
  const [quiet, setQuiet] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
