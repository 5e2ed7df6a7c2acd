import { toast, type ToastKind } from '../ui/toast.ts'

const KEY = 'messages'

/** A toast that is shown now would disappear with this page, so it is stored for the next one. */
export const leaveMessage = (kind: ToastKind, text: string) =>
  sessionStorage.setItem(KEY, JSON.stringify([...left(), [kind, text]]))

export function showLeftMessages() {
  const messages = left()
  sessionStorage.removeItem(KEY)
  for (const [kind, text] of messages) toast[kind](text)
}

const left = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [ToastKind, string][]
