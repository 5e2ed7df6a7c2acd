import { useSyncExternalStore } from 'react'

/** The browser keeps the choice; the server draws the `usual` one. */
export function keptChoice<Choice extends string>(
  key: string,
  [usual, other]: readonly [usual: Choice, other: Choice],
) {
  const listeners = new Set<() => void>()
  const now = (): Choice => (localStorage.getItem(key) === other ? other : usual)
  const keep = (choice: Choice) => {
    localStorage.setItem(key, choice)
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { now, keep, useNow: () => useSyncExternalStore(subscribe, now, () => usual) }
}
