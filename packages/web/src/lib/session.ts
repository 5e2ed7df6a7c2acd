import { forgetTyped } from './typed-keeping.ts'
import type { Session as SessionReply } from '@bra/contract/people/sessions.schemas'
import { useSyncExternalStore } from 'react'
import { keepCookie, readCookie } from './cookies.ts'

/** Data that the browser keeps, by the specification, while somebody is signed in. */
export type Session = Pick<SessionReply, 'token' | 'user'> & {
  /** Id of the impersonation while an operator acts as somebody else; the call that ends it needs it. */
  acting?: number
}

export const KEY = 'session'
export const EXPIRY = 'session_expires_at'
/** When the server gave or renewed the token, in milliseconds. */
export const STAMP = 'token_validate'
export const ACTIVATED = 'is_activated'
/** The person whose default address already became the destination of freight. */
export const DESTINATION_OF = 'destination_of'
/** The person whose standard this browser keeps, and this tab has asked for. */
export const STANDARD_OF = 'standard_of'
/** The person whose session the server ended; they may sign in again and go on. */
export const OVER = 'session_over'
/** The operator's own session while they act as somebody else. */
export const OPERATOR = 'operator_session'
/** Key in the session storage of a tab, set while the person's cart is not empty. */
export const CART_FLAG = 'cart'

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

/** Removes the session without telling this page, which is about to be reloaded; an operator's own session returns. */
export function dropSession() {
  localStorage.removeItem(OVER)
  forgetTyped()
  forgetSession()
}

function forgetSession() {
  const own = JSON.parse(localStorage.getItem(OPERATOR) ?? '[]') as [string, string | null][]
  localStorage.removeItem(OPERATOR)
  for (const key of [KEY, EXPIRY, STAMP, ACTIVATED, DESTINATION_OF, STANDARD_OF]) localStorage.removeItem(key)
  for (const [key, value] of own) if (value) localStorage.setItem(key, value)
  sessionStorage.removeItem(CART_FLAG)
  keepCookie('standard', null)
  showServer()
}

/** Tells the server by cookie whether somebody is signed in, so that it can redirect visitors; it names nobody. */
export function showServer() {
  const shown = currentSession() ? '1' : null
  if (readCookie('signed_in') !== shown) keepCookie('signed_in', shown)
}

/** Ends a session whose token the server refused; the page stays on screen. */
export function sessionIsOver(token: string) {
  const session = currentSession()
  if (session?.token !== token) return
  // This is set first, so that another tab that sees the session end knows why.
  localStorage.setItem(OVER, String(session.user.id))
  forgetSession()
  tellSession()
  tell(overListeners)
}

const isActivated = () => localStorage.getItem(ACTIVATED) === 'true'
/** Guards wait while a one-time link is exchanged, because nobody knows yet who is here. */
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

export const tellSession = () => tell(listeners)

function tell(those: Set<() => void>) {
  for (const listener of those) listener()
}

/** Marks this tab's page as drawn for a person, so that it can wait if the server ends their session. */
export function keepPageOf(person: number) {
  keptFor = person
  return () => {
    keptFor = null
    tellSession()
  }
}

/** The person whose session ended while this tab shows a page of theirs. */
const awaited = () => (keptFor !== null && localStorage.getItem(OVER) === String(keptFor) ? keptFor : null)

/** Another tab that signs in or out notifies this one through the storage. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Null during hydration, as for a visitor, so that most pages need no second rendering. */
export const useSession = () =>
  useSyncExternalStore(
    subscribe,
    () => (isArriving ? null : currentSession()),
    () => null,
  )

/** Undefined during hydration; without `isNeeded` it stays so, so that the component is not drawn again. */
export const useKnownSession = (isNeeded = true) =>
  useSyncExternalStore<Session | null | undefined>(
    subscribe,
    () => (isArriving || !isNeeded ? undefined : currentSession()),
    () => undefined,
  )

/** Returns the person whose data may be on screen, also one whose session ended and who is waited for. */
export const usePersonOnScreen = () =>
  useSyncExternalStore(
    subscribe,
    () => (isArriving ? undefined : (currentSession()?.user.id ?? awaited())),
    () => undefined,
  )

/** True on the server, so that nobody is asked to confirm before the browser knows. */
export const useIsActivated = () => useSyncExternalStore(subscribe, isActivated, () => true)
