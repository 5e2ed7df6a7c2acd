import { useSyncExternalStore } from 'react'

/** What the specification keeps in the browser while someone is signed in. */
export interface Session {
  token: string
  user: { name: string; last_name: string }
}

const KEY = 'session'
const listeners = new Set<() => void>()
let cached: { raw: string | null; session: Session | null } = { raw: null, session: null }

export function currentSession(): Session | null {
  const raw = localStorage.getItem(KEY)
  if (raw !== cached.raw) cached = { raw, session: raw ? (JSON.parse(raw) as Session) : null }
  return cached.session
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** `undefined` while the page comes from the server, which does not know. */
export const useSession = () =>
  useSyncExternalStore<Session | null | undefined>(subscribe, currentSession, () => undefined)
