import { type Insertable, sql } from 'kysely'
import type { Personal } from '../../../module.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PushDevicesTables } from './push-devices.tables.ts'

export const keysKept = (db: Db) =>
  db.selectFrom('push_keys').select(['public_key', 'sealed_private_key']).executeTakeFirst()

/** Keeps the first pair: of two processes that make one at once, both use the same. */
export const keepKeys = (tx: Tx, keys: Insertable<PushDevicesTables['push_keys']>) =>
  tx
    .insertInto('push_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const devicesOf = (db: Db, userId: number) =>
  db
    .selectFrom('push_devices')
    .select(['id', 'name', 'created_at', 'session_id'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()

export const saveDevice = (tx: Tx, device: Insertable<PushDevicesTables['push_devices']>) =>
  tx
    .insertInto('push_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet((row) => ({
        user_id: row.ref('excluded.user_id'),
        session_id: row.ref('excluded.session_id'),
        sealed_keys: row.ref('excluded.sealed_keys'),
        name: row.ref('excluded.name'),
        language: row.ref('excluded.language'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const deleteOwn = (tx: Tx, userId: number, id: number) =>
  tx.deleteFrom('push_devices').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export const deleteDevice = (tx: Tx, id: number) => tx.deleteFrom('push_devices').where('id', '=', id).execute()

/** Ends the devices of a session that ended; of all of the person's without one. */
export const deleteOfSession = (tx: Tx, userId: number, sessionId: number | null) =>
  tx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .$if(sessionId !== null, (query) => query.where('session_id', '=', sessionId))
    .execute()

/** Returns the devices that a notice goes to: of live sessions, if the person wants its kind there. */
export async function devicesToTell(db: Db, noticeId: number, now: Date) {
  const { rows } = await sql<{ id: number }>`
    select d.id from notices n
    join push_devices d on d.user_id = n.user_id
    join sessions s on s.id = d.session_id and s.revoked_at is null and s.expires_at > ${now}
    left join notification_preferences chosen on chosen.user_id = n.user_id and chosen.kind = n.kind
    where n.id = ${noticeId} and coalesce(chosen.by_push, n.kind <> 'news')`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns what is sent to a device; undefined if device or notice is gone, or the notice was read or is too old. */
export async function pushOf(db: Db, { deviceId, noticeId }: { deviceId: number; noticeId: number }, since: Date) {
  const { rows } = await sql<PushRow>`
    select d.endpoint, d.sealed_keys, d.language, n.title, n.title_en, n.body, n.body_en, n.link, n.kind
    from push_devices d join notices n on n.user_id = d.user_id
    where d.id = ${deviceId} and n.id = ${noticeId} and n.read_at is null and n.created_at > ${since}`.execute(db)
  return rows[0]
}

export interface PushRow {
  endpoint: string
  sealed_keys: string
  language: 'pt-BR' | 'en'
  title: string
  title_en: string | null
  body_en: string | null
  body: string
  link: string | null
  kind: string
}

export const pushDevicesPersonal: Personal = {
  records: async (db, userId) => ({
    'aparelhos com avisos': await db
      .selectFrom('push_devices')
      .select(['name as aparelho', 'created_at as desde'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
  }),
  forget: async (tx, userId) => {
    await tx.deleteFrom('push_devices').where('user_id', '=', userId).execute()
  },
}

export const oldestSealed = async (db: Db) =>
  (await db.selectFrom('push_devices').select('sealed_keys').orderBy('id').limit(1).executeTakeFirst())?.sealed_keys
