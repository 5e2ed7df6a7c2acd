import { useMemo, useSyncExternalStore } from 'react'
import { columns } from './columns.ts'

const KEY = 'grid_turned_columns'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const kept = () => localStorage.getItem(KEY) ?? ''
const keysOf = (words: string) => new Set(words.split(',').filter(Boolean))

/** Turns a column on or off in all grids of offers of this browser, against what is usual; a second call undoes it. */
export function turnColumn(key: string) {
  const turned = keysOf(kept())
  if (!turned.delete(key)) turned.add(key)
  localStorage.setItem(KEY, [...turned].join(','))
  for (const listener of listeners) listener()
}

export function useShownColumns() {
  const words = useSyncExternalStore(subscribe, kept, () => '')
  return useMemo(() => shownColumns(keysOf(words)), [words])
}

export const shownColumns = (turned: ReadonlySet<string>) =>
  columns.flatMap(({ key, always, extra = false }, at) => (always || turned.has(key) === extra ? [at] : []))

/** Returns the shown column at `to`, or the next one in the direction from `from`. */
export function shownFrom(from: number, to: number, shown: readonly number[]) {
  const inDirection = to < from ? shown.findLast((at) => at <= to) : shown.find((at) => at >= to)
  return inDirection ?? (to < from ? shown[0]! : shown.at(-1)!)
}
