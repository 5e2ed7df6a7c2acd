import { useEffect, useState } from 'react'

/** What is typed, once nothing more has come for so many milliseconds. */
export function useSettled<Value>(value: Value, ms: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
