import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export const secondFactorOf = (db: Db, userId: number) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Keeps the secret of an unconfirmed second factor; returns undefined if one is already on. */
export const insertDraft = (tx: Tx, userId: number, secret: string) =>
  tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret, confirmed_at: null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret, last_step: 0 }).where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()

/** Turns the draft on with its first code; of two concurrent calls the second gets undefined. */
export const confirmDraft = (
  tx: Tx,
  userId: number,
  { step, secret, now }: { step: number; secret: string; now: Date },
) =>
  tx
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()

/** Uses up a time step, so that no code works twice, nor one older than the last. */
export const usedStep = (tx: Tx, userId: number, step: number) =>
  tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()

export async function deleteSecondFactor(tx: Tx, userId: number) {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  return tx.deleteFrom('second_factors').where('user_id', '=', userId).returning('confirmed_at').executeTakeFirst()
}

export async function replaceRecoveryCodes(tx: Tx, userId: number, hashes: string[]) {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null })))
    .execute()
}

/** Uses a recovery code up; of two concurrent calls only one gets the row. */
export const usedRecoveryCode = (tx: Tx, userId: number, { hash, now }: { hash: string; now: Date }) =>
  tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const recordOfSecondFactor = (db: Db, userId: number) =>
  db
    .selectFrom('second_factors')
    .select([
      'confirmed_at',
      sql<number>`(select count(*)::int from recovery_codes r where r.user_id = second_factors.user_id and r.used_at is null)`.as(
        'recovery_codes_left',
      ),
    ])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .execute()

export const oldestSealed = async (db: Db) =>
  (await db.selectFrom('second_factors').select('secret').orderBy('user_id').limit(1).executeTakeFirst())?.secret
