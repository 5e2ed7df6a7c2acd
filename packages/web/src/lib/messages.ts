import { toast, type ToastKind } from '../ui/toast.ts'

const KEY = 'messages'

/** Says something once the next page is loaded: what is shown now would be gone with this one. */
export const leaveMessage = (kind: ToastKind, text: string) =>
  sessionStorage.setItem(KEY, JSON.stringify([...left(), [kind, text]]))

export function showLeftMessages() {
  const messages = left()
  sessionStorage.removeItem(KEY)
  for (const [kind, text] of messages) toast[kind](text)
}

const left = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [ToastKind, string][]
