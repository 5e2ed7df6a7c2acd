import { type StoreStatus, storeLife } from '@bra/contract/stores/store-life'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { StoresTables } from '../stores/stores.tables.ts'

/** The unique key `stores_slug_key` refuses a slug that is taken. */
export async function insertStore(tx: Tx, store: Insertable<StoresTables['stores']>): Promise<number> {
  const { id } = await tx.insertInto('stores').values(store).returning('id').executeTakeFirstOrThrow()
  await tx
    .insertInto('store_stats')
    .values({ store_id: id, sales_count: 0, orders_60d: 0, rating: null, reviews_count: 0, ...noHabits })
    .execute()
  return id
}

const noHabits = { on_time_rate: null, cancellation_rate: null, score: 0 }

export const changeStore = (tx: Tx, id: number, change: Updateable<StoresTables['stores']>) =>
  tx.updateTable('stores').set(change).where('id', '=', id).execute()

/** Removes the contact and the street of an owner who is gone; the name and document of the sales stay. */
export const forgetPlaces = (tx: Tx, ownerId: number) =>
  tx
    .updateTable('stores')
    .set({
      contact_email: '',
      description: '',
      policies: '',
      legal_address: sql`city || ' – ' || uf`,
      cep: sql`left(cep, 5) || '000'`,
    })
    .where('owner_id', '=', ownerId)
    .execute()

interface StoreMove {
  from: StoreStatus
  move: Parameters<typeof storeLife.after>[1]
  set?: Updateable<StoresTables['stores']>
}

/** The only way to change a store's status; null if it is not `from` any more, or if the move is not allowed. */
export async function moveStore(tx: Tx, id: number, { from, move, set = {} }: StoreMove): Promise<StoreStatus | null> {
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
