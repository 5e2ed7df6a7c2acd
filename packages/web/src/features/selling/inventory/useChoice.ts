import { useRef, useState } from 'react'

/** The selected offers; they stay selected while the filter hides them. */
export function useChoice(ids: number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set())
  const last = useRef(0)

  /** The whole range gets the new state of its last row. */
  const turn = (from: number, to: number) => {
    const next = new Set(chosen)
    const isOn = !chosen.has(ids[to]!)
    for (const id of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    last.current = to
    setChosen(next)
  }
  return {
    chosen,
    turn,
    /** Toggles a row; `extend` (Shift) includes all rows from the one toggled before. */
    toggle: (at: number, extend: boolean) => turn(extend ? last.current : at, at),
    all: () => setChosen(new Set([...chosen, ...ids])),
    none: () => setChosen(new Set()),
    drop: (gone: number[]) => setChosen(new Set([...chosen].filter((id) => !gone.includes(id)))),
  }
}
