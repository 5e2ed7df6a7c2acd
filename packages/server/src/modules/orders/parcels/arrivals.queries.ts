import type { Tx } from '../../platform/db.ts'

/** Nothing where it is not under way, or was claimed before. */
export const markClaimed = (tx: Tx, id: number, claim: { at: Date; note: string }) =>
  tx
    .updateTable('store_orders')
    .set({ arrival_claimed_at: claim.at, arrival_note: claim.note })
    .where('id', '=', id)
    .where('state', '=', 'shipped')
    .where('arrival_claimed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
