import { useRef, useState } from 'react'

export type Picked = 'none' | 'some' | 'all'

export function pickedOf(ids: number[], chosen: ReadonlySet<number>): Picked {
  if (chosen.size === 0 || !ids.some((id) => chosen.has(id))) return 'none'
  return ids.every((id) => chosen.has(id)) ? 'all' : 'some'
}

/** Selected offers stay selected while the filter hides them. */
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
    add: (more: number[]) => setChosen(new Set([...chosen, ...more])),
    all: () => setChosen(new Set([...chosen, ...ids])),
    none: () => setChosen(new Set()),
    drop: (gone: number[]) => setChosen(chosen.difference(new Set(gone))),
  }
}
