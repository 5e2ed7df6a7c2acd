import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { User } from '../../../platform/routes.ts'
import { deleteEntryTokensOf } from './entry-tokens.queries.ts'
import { type Origin, recordSecurity } from '../../ground/security/index.ts'
import {
  revokeActing,
  revokeSession,
  revokeSessions,
  securityEventsCount,
  securityEventsPage,
  sessionsOf,
} from './sessions.queries.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'

const PER_PAGE = 20

export async function devicesOf(app: App, user: User) {
  const rows = await sessionsOf(app.db, user.id, { current: user.sessionId, now: app.clock.now() })
  const sessions = rows.map(({ created_at, last_seen_at, ...session }) => ({
    ...session,
    current: session.id === user.sessionId,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }))
  return { sessions }
}

export async function logout(app: App, user: User) {
  await app.transaction((tx) => endSession(tx, app, { id: user.sessionId, userId: user.id }))
  return { error: false, message: say('Você saiu da sua conta.', 'You are signed out.') }
}

export async function revokeDevice(app: App, user: User, { id }: { id: number }) {
  const ended = await app.transaction((tx) => endSession(tx, app, { id, userId: user.id }))
  if (!ended) fail('session_not_found')
  return { error: false, message: say('O acesso foi encerrado.', 'The session is over.') }
}

export async function logoutEverywhere(app: App, user: User, origin: Origin) {
  const count = await app.transaction(async (tx) => {
    await recordSecurity(tx, app, { userId: user.id, kind: 'signed_out_everywhere', origin })
    return endSessions(tx, app, { userId: user.id })
  })
  return { error: false, message: signedOutOf(count) }
}

const signedOutOf = (count: number) =>
  count === 1
    ? say('Você saiu deste aparelho.', 'You are signed out on this device.')
    : say(`Você saiu de ${count} aparelhos.`, `You are signed out on ${count} devices.`)

async function endSession(tx: Tx, app: App, { id, userId }: { id: number; userId: number }) {
  const ended = await revokeSession(tx, id, userId, app.clock.now())
  if (ended) emit(tx, app, 'session_revoked', { userId, sessionId: id })
  return ended
}

/** Ends all sessions but `except`, entry tokens and impersonations, and tells the tabs; returns how many sessions. */
export async function endSessions(tx: Tx, app: App, { userId, except }: { userId: number; except?: number }) {
  const now = app.clock.now()
  const count = await revokeSessions(tx, userId, { now, except })
  await revokeActing(tx, userId, now)
  await deleteEntryTokensOf(tx, userId)
  if (count > 0) emit(tx, app, 'session_revoked', { userId, sessionId: null })
  return count
}

export async function securityEventsOf(app: App, user: User, { page }: { page: number }) {
  const asked = { page, per_page: PER_PAGE }
  const events = await securityEventsPage(app.db, user.id, { limit: PER_PAGE, offset: offsetOf(asked) })
  const { count } = await securityEventsCount(app.db, user.id)
  return {
    events: events.map((event) => ({ ...event, created_at: event.created_at.toISOString() })),
    paginate: paginate(asked, count),
  }
}
