import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export interface Ended {
  id: number
  userId: number
  operatorId: number
  /** Ended by somebody; null is that its time was over. */
  revokedAt: Date | null
}

/** Those that are over and not yet written down as such, taken for it. */
export async function takeEnded(tx: Tx, now: Date): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update sessions s set end_noted = true
    where s.operator_id is not null and not s.end_noted
      and (s.revoked_at is not null or s.expires_at <= ${now})
    returning s.id, s.user_id as "userId", s.operator_id as "operatorId", s.revoked_at as "revokedAt"`.execute(tx)
  return rows
}

/** Nothing comes back when it is over, or somebody else's. */
export const endActingSession = (tx: Tx, { id, operatorId, now }: { id: number; operatorId: number; now: Date }) =>
  tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()

export const hasStore = async (db: Db, userId: number) =>
  (await db.selectFrom('stores').select('id').where('owner_id', '=', userId).limit(1).executeTakeFirst()) !== undefined
