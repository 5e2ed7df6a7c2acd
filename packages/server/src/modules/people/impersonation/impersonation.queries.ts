import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export interface Ended {
  id: number
  userId: number
  operatorId: number
  /** Null if the session ended by its expiry and not by a person. */
  revokedAt: Date | null
}

/** Marks sessions of impersonation that ended as noted, and returns them; each is returned once. */
export async function takeEnded(tx: Tx, now: Date): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update sessions s set end_noted = true
    where s.operator_id is not null and not s.end_noted
      and (s.revoked_at is not null or s.expires_at <= ${now})
    returning s.id, s.user_id as "userId", s.operator_id as "operatorId", s.revoked_at as "revokedAt"`.execute(tx)
  return rows
}

/** Returns undefined if the session is over or is another operator's. */
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
