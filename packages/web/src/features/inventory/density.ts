import { useSyncExternalStore } from 'react'

/** The height of a row of the grid in pixels. */
export const rowHeights = { compact: 44, comfortable: 56 } as const
export type Density = keyof typeof rowHeights

const KEY = 'grid_density'
const listeners = new Set<() => void>()

const kept = (): Density => (localStorage.getItem(KEY) === 'comfortable' ? 'comfortable' : 'compact')

/** For all grids of offers in this browser. */
export function keepDensity(density: Density) {
  localStorage.setItem(KEY, density)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useDensity = () => useSyncExternalStore<Density>(subscribe, kept, () => 'compact')
