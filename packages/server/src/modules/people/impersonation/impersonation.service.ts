import { say } from '@bra/contract/kit/saying'
import { TEAM_DEVICE } from '@bra/contract/people/devices'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { User } from '../../../platform/routes.ts'
import { hashOf, newToken } from '../../../platform/secrets.ts'
import { findPerson } from '../accounts/index.ts'
import { noteAct } from '../audit/index.ts'
import { type Origin, recordSecurity } from '../../ground/security/index.ts'
import { insertSession, roleOfPerson } from '../sessions/index.ts'
import { endActingSession, takeEnded } from './impersonation.queries.ts'

const MINUTES = 30
/** Origin that the person sees: the team, without an address. */
const team = { device: TEAM_DEVICE, address: '' }

interface NewActing {
  user_id: number
  reason: string
  origin: Origin
}

/** Opens a read-only session of half an hour beside the operator's own; the person sees a security event of it. */
export const startActing = (app: App, operator: User, { user_id: userId, reason, origin }: NewActing) =>
  app.transaction(async (tx) => {
    const person = (await findPerson(tx, userId)) ?? fail('member_not_found')
    if (person.role === 'admin' || person.blocked_at) fail('acting_refused')
    const token = newToken()
    const { id, expiresAt } = await insertActing(tx, app, { userId, operatorId: operator.id, token })
    await recordSecurity(tx, app, { userId, kind: 'seen_by_operator', origin: team })
    await noteAct(tx, app, operator, {
      kind: 'acting_started',
      subject: `user:${userId}`,
      reason,
      detail: { session: id, until: expiresAt.toISOString(), device: origin.device, address: origin.address },
    })
    const { name, last_name, email } = person
    const role = await roleOfPerson(tx, app, person)
    const session = { token, expires_at: expiresAt.toISOString(), user: { id: userId, name, last_name, email, role } }
    return { id, session }
  })

async function insertActing(tx: Tx, app: App, of: { userId: number; operatorId: number; token: string }) {
  const now = app.clock.now()
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  const { id } = await insertSession(tx, {
    user_id: of.userId,
    operator_id: of.operatorId,
    token_hash: hashOf(of.token),
    previous_hash: null,
    refreshed_at: null,
    ...team,
    network: '',
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    revoked_at: null,
  })
  return { id, expiresAt }
}

export async function endActing(app: App, operator: User, { id }: { id: number }) {
  await app.transaction(async (tx) => {
    const ended = await endActingSession(tx, { id, operatorId: operator.id, now: app.clock.now() })
    if (!ended) fail('acting_not_found')
    await noteEnds(tx, app)
  })
  return { error: false, message: say('Você voltou à sua conta.', 'You are back in your own account.') }
}

/** Records the ends that no operator reported: those by expiry, and those by the person. */
export const noteEndsOfActing = (app: App) => app.transaction((tx) => noteEnds(tx, app))

async function noteEnds(tx: Tx, app: App) {
  for (const { id, userId, operatorId, revokedAt } of await takeEnded(tx, app.clock.now())) {
    // live connections of the person have to join their channels again, which this session no longer may
    emit(tx, app, 'session_revoked', { userId, sessionId: id })
    await noteAct(
      tx,
      app,
      { id: operatorId },
      {
        kind: 'acting_ended',
        subject: `user:${userId}`,
        detail: { session: id, after: revokedAt ? 'Encerrado' : 'Tempo esgotado' },
      },
    )
  }
}
