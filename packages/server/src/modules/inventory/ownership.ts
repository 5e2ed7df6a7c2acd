import type { Db, Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { holdStore, storeCards } from '../stores/index.ts'

/** Another's store is as good as none. */
export function ownStore(user: User, storeId: number) {
  if (!user.storeIds.includes(storeId)) fail('store_not_found')
  return storeId
}

/** Held, so that of all who change one store's offers each sees what the other did. Only one that may sell. */
export async function holdSellingStore(tx: Tx, storeId: number) {
  const store = (await holdStore(tx, storeId)) ?? fail('store_not_found')
  if (store.status !== 'open' && store.status !== 'vacation') fail('store_not_selling')
  return { ...store, isOpen: store.status === 'open' }
}

/** The card of a store, which one under review has none of. */
export async function cardOfStore(db: Db, storeId: number) {
  const [card] = await storeCards(db, [storeId])
  return card ?? fail('store_not_found')
}
