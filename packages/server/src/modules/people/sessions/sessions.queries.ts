import { type Insertable, sql } from 'kysely'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { SessionsTables } from './sessions.tables.ts'

export const carrierOf = (
  { db, session }: App,
  tokenHash: Buffer,
  { now, refreshedAfter }: { now: Date; refreshedAfter: Date },
) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select((row) => [
      'sessions.id as sessionId',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.operator_id as operatorId',
      'users.id',
      'users.role',
      'users.birth_date as birthDate',
      'users.email_confirmed_at as confirmedAt',
      session.memberships(row.ref('users.id')).as('memberships'),
    ])
    .where((row) =>
      row.or([
        row('sessions.token_hash', '=', tokenHash),
        row.and([row('sessions.previous_hash', '=', tokenHash), row('sessions.refreshed_at', '>', refreshedAfter)]),
      ]),
    )
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .where('users.blocked_at', 'is', null)
    .where(isByNobodyElse)
    .executeTakeFirst()

/** True for the person's own session, or if its operator still is one and is not blocked. */
const isByNobodyElse = sql<boolean>`(sessions.operator_id is null or exists(
  select from users operator where operator.id = sessions.operator_id and operator.role = 'admin'
    and operator.blocked_at is null and operator.disabled_at is null))`

export const insertSession = (tx: Tx, session: Insertable<SessionsTables['sessions']>) =>
  tx.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()

export const acquaintance = (db: Db, userId: number, { device, address }: { device: string; address: string }) =>
  db
    .selectFrom('sessions')
    .select([
      sql<boolean>`count(*) > 0`.as('hasSignedIn'),
      sql<boolean>`coalesce(bool_or(device = ${device} and address = ${address}), false)`.as('isKnown'),
    ])
    .where('user_id', '=', userId)
    .where('operator_id', 'is', null)
    .executeTakeFirstOrThrow()

export const isKnownNetwork = async (db: Db, email: string, { network, since }: { network: string; since: Date }) =>
  (await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('users.email', '=', email)
    .where('sessions.operator_id', 'is', null)
    .where('sessions.last_seen_at', '>', since)
    .where('sessions.network', '=', network)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Sets the next token only if the row still has the one that was sent. */
export const replaceToken = (tx: Tx, id: number, change: { was: Buffer; next: Buffer; now: Date; expiresAt: Date }) =>
  tx
    .updateTable('sessions')
    .set({
      token_hash: change.next,
      previous_hash: change.was,
      refreshed_at: change.now,
      last_seen_at: change.now,
      expires_at: change.expiresAt,
    })
    .where('id', '=', id)
    .where('token_hash', '=', change.was)
    .where('revoked_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst()

export const sessionWithToken = (db: Db, id: number, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

const revoke = (tx: Tx, userId: number, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')

export const revokeSession = (tx: Tx, id: number, userId: number, now: Date) =>
  revoke(tx, userId, now).where('id', '=', id).executeTakeFirst()

export async function revokeSessions(tx: Tx, userId: number, { now, except = 0 }: { now: Date; except?: number }) {
  const ended = await revoke(tx, userId, now).where('id', '<>', except).execute()
  return ended.length
}

/** Ends an operator's impersonation sessions; a job records their ends. */
export const revokeActing = (tx: Tx, operatorId: number, now: Date) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()

export const touchSessions = (tx: Tx, seen: { id: number; at: Date }[]) =>
  sql`
    update sessions set last_seen_at = s.at
    from json_to_recordset(${JSON.stringify(seen)}::json) s(id bigint, at timestamptz)
    where sessions.id = s.id and sessions.last_seen_at < s.at`.execute(tx)

export const sessionsOf = (db: Db, userId: number, { current, now }: { current: number; now: Date }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('operator_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy((row) => row('id', '=', current), 'desc')
    .orderBy('last_seen_at', 'desc')
    .execute()

export const allSessionsOf = (db: Db, userId: number) =>
  db
    .selectFrom('sessions')
    .select(['device', 'address', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const endAllSessions = (tx: Tx, userId: number) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('user_id', '=', userId)
    .execute()

export const deleteEndedSessions = (tx: Tx, before: Date) =>
  tx.deleteFrom('sessions').where('expires_at', '<', before).execute()

export const securityEventsPage = (db: Db, userId: number, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('security_events')
    .select(['id', 'kind', 'device', 'address', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const securityEventsCount = (db: Db, userId: number) =>
  db
    .selectFrom('security_events')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
