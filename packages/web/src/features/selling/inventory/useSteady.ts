import { useLayoutEffect, useRef, useState } from 'react'

/** One function for ever, which does what the last rendering says: rows that hold it need no new rendering for it. */
export function useSteady<Given extends unknown[], Answer>(work: (...given: Given) => Answer) {
  const latest = useRef(work)
  useLayoutEffect(() => {
    latest.current = work
  })
  const [steady] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  )
  return steady
}
