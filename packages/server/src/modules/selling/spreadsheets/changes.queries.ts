import type { Tx } from '../../../platform/db.ts'

/** Marks the change as complete; a change without lines is deleted. */
export async function finishChange(tx: Tx, changeId: number) {
  await tx.updateTable('listing_changes').set({ under_way: false }).where('id', '=', changeId).execute()
  await tx.deleteFrom('listing_changes').where('id', '=', changeId).where('offers', '=', 0).execute()
}
