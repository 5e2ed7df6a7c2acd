import type { Standard } from '@bra/contract/trade/standard'
import { conditionRank } from '@bra/contract/trade/trade'
import type { Db, Tx } from '../../../platform/db.ts'

const chosen = ['condition', 'languages', 'finishes', 'posts_in_days'] as const

export const standardOfPerson = (db: Db, userId: number): Promise<Standard | undefined> =>
  db.selectFrom('standards').select(chosen).where('user_id', '=', userId).executeTakeFirst()

export const keepStandardRow = (tx: Tx, userId: number, standard: Standard, now: Date) => {
  const row = { ...standard, condition_rank: conditionRank[standard.condition], updated_at: now }
  return tx
    .insertInto('standards')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function forgetStandard(tx: Tx, userId: number) {
  await tx.deleteFrom('standards').where('user_id', '=', userId).execute()
}
