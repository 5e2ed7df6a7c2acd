import type { Tx } from '../../../platform/db.ts'

/** Returns undefined if the parcel is not on its way, or its arrival was claimed before. */
export const markClaimed = (tx: Tx, id: number, claim: { at: Date; note: string }) =>
  tx
    .updateTable('store_orders')
    .set({ arrival_claimed_at: claim.at, arrival_note: claim.note })
    .where('id', '=', id)
    .where('state', '=', 'shipped')
    .where('arrival_claimed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
