export interface ToastAction {
  label: string
  onPress: () => void
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

const listeners = new Set<() => void>()
let wanted = false

/** Whether any toast was asked for: until then its library is not fetched. */
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

/** A passing confirmation in the corner; an error shown here stands in the page as well. */
export const toast = {
  success: (text: string, action?: ToastAction) => void show('success', text, action),
  error: (text: string, action?: ToastAction) => void show('error', text, action),
  warning: (text: string, action?: ToastAction) => void show('warning', text, action),
  info: (text: string, action?: ToastAction) => void show('info', text, action),
}
