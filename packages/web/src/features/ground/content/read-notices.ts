const KEY = 'read_notices'
const listeners = new Set<() => void>()

/** Ids of the notices dismissed in this browser, comma separated. */
export const readNotices = () => localStorage.getItem(KEY) ?? ''

export function markRead(id: number) {
  localStorage.setItem(KEY, [...readNotices().split(',').filter(Boolean), id].slice(-50).join(','))
  for (const listener of listeners) listener()
}

export function subscribeToRead(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
