import type { Session as SessionReply } from '@bra/contract/people/sessions.schemas'
import { forgetGuest } from './guest.ts'
import {
  ACTIVATED,
  CART_FLAG,
  currentSession,
  EXPIRY,
  KEY,
  OPERATOR,
  OVER,
  type Session,
  showServer,
  STAMP,
  tellSession,
} from './session.ts'

/** Stores the session without telling this page, which is about to be reloaded. */
export function storeSession({ token, user, expires_at: expiresAt }: SessionReply) {
  localStorage.setItem(KEY, JSON.stringify({ token, user }))
  localStorage.setItem(EXPIRY, expiresAt)
  localStorage.setItem(STAMP, String(Date.now()))
  localStorage.removeItem(OVER)
  showServer()
  forgetGuest()
}

export function keepSession(reply: SessionReply) {
  storeSession(reply)
  tellSession()
}

export function renameSession({ name, last_name }: { name: string; last_name: string }) {
  const session = currentSession()
  if (!session) return
  localStorage.setItem(KEY, JSON.stringify({ ...session, user: { ...session.user, name, last_name } }))
  tellSession()
}

/** The operator's own session is kept for later. The page is about to be reloaded. */
export function storeActing(id: number, { token, user, expires_at: expiresAt }: SessionReply) {
  const own = [KEY, EXPIRY, STAMP].map((key) => [key, localStorage.getItem(key)])
  localStorage.setItem(OPERATOR, JSON.stringify(own))
  localStorage.setItem(KEY, JSON.stringify({ token, user, acting: id } satisfies Session))
  localStorage.setItem(EXPIRY, expiresAt)
  sessionStorage.removeItem(CART_FLAG)
}

/** Milliseconds since the server gave the token; a session without a start counts from now. */
export function sessionAge(): number {
  const stamp = Number(localStorage.getItem(STAMP))
  if (stamp) return Date.now() - stamp
  localStorage.setItem(STAMP, String(Date.now()))
  return 0
}

/** The answer may come after the person has signed out; nothing is kept then. */
export const keepActivated = (activated: boolean) => {
  if (!currentSession()) return
  localStorage.setItem(ACTIVATED, String(activated))
  tellSession()
}
