import type { Session as SessionReply } from '@bra/contract/sessions.schemas'
import { useSyncExternalStore } from 'react'
import { flagCart } from './cart-flag.ts'

/** What the specification keeps in the browser while someone is signed in. */
export type Session = Pick<SessionReply, 'token' | 'user'> & {
  /** What an operator ends who only sees as this person does. */
  acting?: number
}

export const KEY = 'session'
export const EXPIRY = 'session_expires_at'
/** When the server gave or renewed the token, in milliseconds. */
export const STAMP = 'token_validate'
export const ACTIVATED = 'is_activated'
/** For whom the default address was made the destination of freight already. */
export const DESTINATION_OF = 'destination_of'
/** The person whose session the server ended: nobody signed out, and they may go on. */
export const OVER = 'session_over'
/** The session of the operator, while she sees as somebody else does. */
export const OPERATOR = 'operator_session'

const listeners = new Set<() => void>()
const overListeners = new Set<() => void>()
let cached: { raw: string | null; session: Session | null } = { raw: null, session: null }
let isArriving = false
let keptFor: number | null = null

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

/** Forgets the session without telling this page, which is about to be loaded anew; an operator is herself again. */
export function dropSession() {
  localStorage.removeItem(OVER)
  forgetSession()
}

function forgetSession() {
  const own = JSON.parse(localStorage.getItem(OPERATOR) ?? '[]') as [string, string | null][]
  localStorage.removeItem(OPERATOR)
  for (const key of [KEY, EXPIRY, STAMP, ACTIVATED, DESTINATION_OF]) localStorage.removeItem(key)
  for (const [key, value] of own) if (value) localStorage.setItem(key, value)
  flagCart(false)
}

/** The server no longer knows the token: whatever is on the screen stays, without the person. */
export function sessionIsOver(token: string) {
  const session = currentSession()
  if (session?.token !== token) return
  // first, so that another tab that sees the session go knows why
  localStorage.setItem(OVER, String(session.user.id))
  forgetSession()
  tellSession()
  tell(overListeners)
}

/** Whether the e-mail is confirmed, as far as this browser was told. */
const isActivated = () => localStorage.getItem(ACTIVATED) === 'true'
/** While a one-time link is exchanged nobody knows yet who is here: guards wait. */
export function whileArriving(work: Promise<unknown>) {
  isArriving = true
  void work.finally(() => {
    isArriving = false
    tellSession()
  })
}

export function onSessionOver(listener: () => void) {
  overListeners.add(listener)
  return () => void overListeners.delete(listener)
}

/** Every place that shows who is here follows. */
export const tellSession = () => tell(listeners)

function tell(those: Set<() => void>) {
  for (const listener of those) listener()
}

/** The page in this tab is drawn for this person: whoever's session the server ends finds it as they left it. */
export function keepPageOf(person: number) {
  keptFor = person
  return () => {
    keptFor = null
    tellSession()
  }
}

/** Whose session ended while this tab shows a page of theirs. */
const awaited = () => (keptFor !== null && localStorage.getItem(OVER) === String(keptFor) ? keptFor : null)

/** Another tab that signs in or out tells this one through the storage. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** A visitor's `null` also while the page comes from the server: for most people nothing has to be drawn again then. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => (isArriving ? null : currentSession()),
    () => null,
  )

/** For what must wait: `undefined` while the page comes from the server, which does not know. */
export const useKnownSession = () =>
  useSyncExternalStore<Session | null | undefined>(
    subscribe,
    () => (isArriving ? undefined : currentSession()),
    () => undefined,
  )

/** Whose answers may be on the screen: they stay for a person who is waited for. */
export const usePersonOnScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => (isArriving ? undefined : (currentSession()?.user.id ?? awaited())),
    () => undefined,
  )

/** `true` on the server: nobody is asked for anything before the browser knows. */
export const useIsActivated = () => useSyncExternalStore(subscribe, isActivated, () => true)
