import type { StoreDraft } from '@bra/contract/stores/store-draft.schemas'
import type { Db, Tx } from '../../../platform/db.ts'

export const draftOf = async (db: Db, userId: number): Promise<StoreDraft | null> =>
  (await db.selectFrom('store_drafts').select('draft').where('user_id', '=', userId).executeTakeFirst())?.draft ?? null

export const keepDraft = (tx: Tx, userId: number, { draft, now }: { draft: StoreDraft; now: Date }) => {
  const row = { draft: JSON.stringify(draft), updated_at: now }
  return tx
    .insertInto('store_drafts')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export const dropDraft = (tx: Tx, userId: number) =>
  tx.deleteFrom('store_drafts').where('user_id', '=', userId).execute()
