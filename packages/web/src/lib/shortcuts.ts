import { useSyncExternalStore } from 'react'

const KEY = 'shortcuts'
const listeners = new Set<() => void>()

/** Whether single keys act ("/" goes to the search); whoever types with their voice turns them off. */
export const hasShortcuts = () => localStorage.getItem(KEY) !== 'off'

export function keepShortcuts(on: boolean) {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useShortcuts = () => useSyncExternalStore(subscribe, hasShortcuts, () => true)
