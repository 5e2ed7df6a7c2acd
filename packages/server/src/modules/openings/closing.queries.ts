import type { StoreToJudge } from '@bra/contract/openings.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { moveStore, parcelsOf } from '../stores/index.ts'

/** What was bought from a store, also out of the centre, and has not come to its end. */
export async function parcelsUnderWay(db: Db, storeId: number): Promise<StoreToJudge['under_way']> {
  const { rows } = await sql<StoreToJudge['under_way']>`
    select
      count(*) filter (where state in ('awaiting_payment', 'paid', 'picking', 'invoiced', 'ready_to_ship',
        'cancellation_requested'))::int to_send,
      count(*) filter (where state in ('shipped', 'delivered'))::int on_the_way,
      count(*) filter (where state in ('lost', 'return_requested', 'return_authorised', 'returning',
        'returned'))::int coming_back
    from ${parcelsOf(sql`${storeId}::int`)}`.execute(db)
  return rows[0]!
}

/** Those that people can buy from, by name. */
export const sellingStores = (db: Db, ownerId: number) =>
  db
    .selectFrom('stores')
    .select('name')
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['open', 'vacation'])
    .orderBy('id')
    .execute()

/** The others end with the account: nobody opens them for somebody who is gone. */
export async function endStores(tx: Tx, ownerId: number) {
  const waiting = await tx
    .selectFrom('stores')
    .select(['id', 'status'])
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['review', 'refused', 'suspended'])
    .orderBy('id')
    .execute()
  for (const { id, status } of waiting) await moveStore(tx, id, { from: status, move: 'end' })
}
