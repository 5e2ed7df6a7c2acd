import type { Session as SessionReply } from '@bra/contract/sessions.schemas'
import { flagCart } from './cart-flag.ts'
import { forgetGuest } from './guest.ts'
import { ACTIVATED, currentSession, EXPIRY, KEY, OPERATOR, OVER, type Session, STAMP, tellSession } from './session.ts'

/** Writes the session down without telling this page, which is about to be loaded anew. */
export function storeSession({ token, user, expires_at: expiresAt }: SessionReply) {
  localStorage.setItem(KEY, JSON.stringify({ token, user }))
  localStorage.setItem(EXPIRY, expiresAt)
  localStorage.setItem(STAMP, String(Date.now()))
  localStorage.removeItem(OVER)
  forgetGuest()
}

export function keepSession(reply: SessionReply) {
  storeSession(reply)
  tellSession()
}

/** The person changed the own name. */
export function renameSession({ name, last_name }: { name: string; last_name: string }) {
  const session = currentSession()
  if (!session) return
  localStorage.setItem(KEY, JSON.stringify({ ...session, user: { ...session.user, name, last_name } }))
  tellSession()
}

/** Sees as somebody else does; the operator's own session waits. The page is about to be loaded anew. */
export function storeActing(id: number, { token, user, expires_at: expiresAt }: SessionReply) {
  const own = [KEY, EXPIRY, STAMP].map((key) => [key, localStorage.getItem(key)])
  localStorage.setItem(OPERATOR, JSON.stringify(own))
  localStorage.setItem(KEY, JSON.stringify({ token, user, acting: id } satisfies Session))
  localStorage.setItem(EXPIRY, expiresAt)
  flagCart(false)
}

/** How long ago the server gave the token; a session whose start nobody noted starts now. */
export function sessionAge(): number {
  const stamp = Number(localStorage.getItem(STAMP))
  if (stamp) return Date.now() - stamp
  localStorage.setItem(STAMP, String(Date.now()))
  return 0
}

export const keepActivated = (activated: boolean) => {
  localStorage.setItem(ACTIVATED, String(activated))
  tellSession()
}
