export interface ToastAction {
  label: string
  onPress: () => void
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface ToasterTexts {
  /** Name of the region; the library adds its key, Alt+T. */
  label: string
  closeLabel: string
}
