import { useCallback, useMemo, useRef, useState } from 'react'

/** Which offers are chosen; they stay so while the filter hides them. */
export function useChoice(ids: number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set())
  const last = useRef(0)
  const known = useRef(ids)
  known.current = ids

  /** All of these places turn as the last of them does. */
  const turn = useCallback((from: number, to: number) => {
    setChosen((before) => {
      const next = new Set(before)
      const isOn = !before.has(known.current[to]!)
      for (const id of known.current.slice(Math.min(from, to), Math.max(from, to) + 1)) {
        if (isOn) next.add(id)
        else next.delete(id)
      }
      return next
    })
    last.current = to
  }, [])
  const toggle = useCallback((at: number, extend: boolean) => turn(extend ? last.current : at, at), [turn])
  return useMemo(
    () => ({
      chosen,
      turn,
      toggle,
      all: () => setChosen(new Set([...chosen, ...known.current])),
      none: () => setChosen(new Set()),
      drop: (gone: number[]) => setChosen(new Set([...chosen].filter((id) => !gone.includes(id)))),
    }),
    [chosen, turn, toggle],
  )
}
