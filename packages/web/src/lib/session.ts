import type { Session as SessionReply } from '@bra/contract/sessions.schemas'
import { useSyncExternalStore } from 'react'
import { flagCart } from './cart-flag.ts'

/** What the specification keeps in the browser while someone is signed in. */
export type Session = Pick<SessionReply, 'token' | 'user'> & {
  /** What an operator ends who only sees as this person does. */
  acting?: number
}

const KEY = 'session'
const EXPIRY = 'session_expires_at'
/** When the server gave or renewed the token, in milliseconds. */
const STAMP = 'token_validate'
const ACTIVATED = 'is_activated'
/** For whom the default address was made the destination of freight already. */
export const DESTINATION_OF = 'destination_of'
/** The session of the operator, while she sees as somebody else does. */
const OPERATOR = 'operator_session'

const listeners = new Set<() => void>()
const overListeners = new Set<() => void>()
let cached: { raw: string | null; session: Session | null } = { raw: null, session: null }
let isArriving = false

export function currentSession(): Session | null {
  const raw = localStorage.getItem(KEY)
  if (raw !== cached.raw) cached = { raw, session: parsed(raw) }
  return cached.session
}

function parsed(raw: string | null): Session | null {
  try {
    const session = JSON.parse(raw ?? 'null') as Session | null
    return session?.token && session.user ? session : null
  } catch {
    return null
  }
}

/** Writes the session down without telling this page, which is about to be loaded anew. */
export function storeSession({ token, user, expires_at: expiresAt }: SessionReply) {
  localStorage.setItem(KEY, JSON.stringify({ token, user }))
  localStorage.setItem(EXPIRY, expiresAt)
  localStorage.setItem(STAMP, String(Date.now()))
}

export function keepSession(reply: SessionReply) {
  storeSession(reply)
  tell(listeners)
}

/** The person changed the own name: every place that shows it follows. */
export function renameSession({ name, last_name }: { name: string; last_name: string }) {
  const session = currentSession()
  if (!session) return
  localStorage.setItem(KEY, JSON.stringify({ ...session, user: { ...session.user, name, last_name } }))
  tell(listeners)
}

/** Sees as somebody else does; the operator's own session waits. The page is about to be loaded anew. */
export function storeActing(id: number, { token, user, expires_at: expiresAt }: SessionReply) {
  const own = [KEY, EXPIRY, STAMP].map((key) => [key, localStorage.getItem(key)])
  localStorage.setItem(OPERATOR, JSON.stringify(own))
  localStorage.setItem(KEY, JSON.stringify({ token, user, acting: id } satisfies Session))
  localStorage.setItem(EXPIRY, expiresAt)
  flagCart(false)
}

/** Forgets the session without telling this page, which is about to be loaded anew; an operator is herself again. */
export function dropSession() {
  const own = JSON.parse(localStorage.getItem(OPERATOR) ?? '[]') as [string, string | null][]
  localStorage.removeItem(OPERATOR)
  for (const key of [KEY, EXPIRY, STAMP, ACTIVATED, DESTINATION_OF]) localStorage.removeItem(key)
  for (const [key, value] of own) if (value) localStorage.setItem(key, value)
  flagCart(false)
}

/** The server no longer knows the token: whatever is on the screen stays, without the person. */
export function sessionIsOver(token: string) {
  if (currentSession()?.token !== token) return
  dropSession()
  tell(listeners)
  tell(overListeners)
}

/** How long ago the server gave the token; a session whose start nobody noted starts now. */
export function sessionAge(): number {
  const stamp = Number(localStorage.getItem(STAMP))
  if (stamp) return Date.now() - stamp
  localStorage.setItem(STAMP, String(Date.now()))
  return 0
}

/** Whether the e-mail is confirmed, as far as this browser was told. */
export const isActivated = () => localStorage.getItem(ACTIVATED) === 'true'
export const keepActivated = (activated: boolean) => {
  localStorage.setItem(ACTIVATED, String(activated))
  tell(listeners)
}

/** While a one-time link is exchanged nobody knows yet who is here: guards wait. */
export function whileArriving(work: Promise<unknown>) {
  isArriving = true
  void work.finally(() => {
    isArriving = false
    tell(listeners)
  })
}

export function onSessionOver(listener: () => void) {
  overListeners.add(listener)
  return () => void overListeners.delete(listener)
}

function tell(those: Set<() => void>) {
  for (const listener of those) listener()
}

/** Another tab that signs in or out tells this one through the storage. */
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
  useSyncExternalStore<Session | null | undefined>(
    subscribe,
    () => (isArriving ? undefined : currentSession()),
    () => undefined,
  )

/** `true` on the server: nobody is asked for anything before the browser knows. */
export const useIsActivated = () => useSyncExternalStore(subscribe, isActivated, () => true)
