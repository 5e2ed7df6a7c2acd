import { type StoreStatus, storeLife } from '@bra/contract/store-life'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { StoresTables } from './stores.tables.ts'

type Stores = StoresTables['stores']

/** Its address is checked by the database: of two that want the same, `stores_slug_key` refuses one. */
export async function insertStore(tx: Tx, store: Insertable<Stores>): Promise<number> {
  const { id } = await tx.insertInto('stores').values(store).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('store_stats')
    .values({ store_id: id, sales_count: 0, orders_60d: 0, rating: null, reviews_count: 0, ...noHabits })
    .execute()
  return id
}
const noHabits = { on_time_rate: null, cancellation_rate: null, score: 0 }

export const changeStore = (tx: Tx, id: number, change: Updateable<Stores>) =>
  tx.updateTable('stores').set(change).where('id', '=', id).execute()

/** Of all that the public may meet again. */
export const changeStoresOfOwner = (tx: Tx, ownerId: number, change: Updateable<Stores>) =>
  tx.updateTable('stores').set(change).where('owner_id', '=', ownerId).where('status', '<>', 'closed').execute()

/** Of somebody who is gone stays what the sales were made under: neither the street, nor where to write to. */
export const forgetPlaces = (tx: Tx, ownerId: number) =>
  tx
    .updateTable('stores')
    .set({ contact_email: '', legal_address: sql`city || ' – ' || uf`, cep: sql`left(cep, 5) || '000'` })
    .where('owner_id', '=', ownerId)
    .execute()

interface Move {
  from: StoreStatus
  move: Parameters<typeof storeLife.after>[1]
  set?: Updateable<Stores>
}

/** The only way a store changes its status; null where it was no longer as it was read. */
export async function moveStore(tx: Tx, id: number, { from, move, set = {} }: Move): Promise<StoreStatus | null> {
  const to = storeLife.after(from, move)
  if (to === null) return null
  const moved = await tx
    .updateTable('stores')
    .set({ ...set, status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved ? to : null
}
