import type { ToastAction, ToastKind } from './toast-parts.ts'

export type { ToastKind }

const listeners = new Set<() => void>()
let wanted = false

/** The library of the toasts is fetched only when the first one is wanted. */
export const toastWish = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => wanted,
}

async function show(kind: ToastKind, text: string, action?: ToastAction) {
  wanted = true
  for (const listener of listeners) listener()
  const { raise } = await import('./ToastRuntime.tsx')
  raise(kind, text, action)
}

/** A toast passes, so an error that is shown as one must stand in the page as well. */
export const toast = {
  success: (text: string, action?: ToastAction) => void show('success', text, action),
  error: (text: string, action?: ToastAction) => void show('error', text, action),
  warning: (text: string, action?: ToastAction) => void show('warning', text, action),
  info: (text: string, action?: ToastAction) => void show('info', text, action),
}
