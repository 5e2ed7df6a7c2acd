import type { Db, Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { holdStore, ownCard } from '../stores/index.ts'

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

/** The card of a store that is the asker's own. */
export const cardOfStore = async (db: Db, storeId: number) => (await ownCard(db, storeId)) ?? fail('store_not_found')
