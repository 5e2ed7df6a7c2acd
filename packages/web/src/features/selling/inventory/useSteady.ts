import { useLayoutEffect, useRef, useState } from 'react'

/** Returns a function that never changes but runs the latest `work`, so that memoized rows need no new rendering. */
export function useSteady<Args extends unknown[], Answer>(work: (...given: Args) => Answer) {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  const [steady] = useState(
    () =>
      (...given: Args) =>
        latest.current(...given),
  )
  return steady
}
