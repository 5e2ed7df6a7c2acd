import { useSyncExternalStore } from 'react'

export interface ZoomedProduct {
  id: number
  name: string
}

let zoomed: ZoomedProduct | null = null
const listeners = new Set<() => void>()

function show(product: ZoomedProduct | null) {
  zoomed = product
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const zoomProduct = ({ id, name }: ZoomedProduct) => show({ id, name })
export const closeZoom = () => show(null)

export const useZoomedProduct = () =>
  useSyncExternalStore(
    subscribe,
    () => zoomed,
    () => null,
  )
