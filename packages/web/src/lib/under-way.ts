import { useSyncExternalStore } from 'react'

let requests = 0
const listeners = new Set<() => void>()

export async function underWay<T>(request: Promise<T>) {
  changeBy(1)
  try {
    return await request
  } finally {
    changeBy(-1)
  }
}

function changeBy(count: number) {
  requests += count
  for (const tell of listeners) tell()
}

export const useIsUnderWay = () =>
  useSyncExternalStore(
    subscribe,
    () => requests > 0,
    () => false,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
