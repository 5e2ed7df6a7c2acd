import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { holdStore, ownCard } from '../../stores/stores/index.ts'

/** Locks the store, so that writers of its offers see each other's changes; refuses a store that may not sell. */
export async function holdSellingStore(tx: Tx, storeId: number) {
  const store = (await holdStore(tx, storeId)) ?? fail('store_not_found')
  if (store.status !== 'open' && store.status !== 'vacation') fail('store_not_selling')
  return { ...store, isOpen: store.status === 'open' }
}

export const cardOfStore = async (db: Db, storeId: number) => (await ownCard(db, storeId)) ?? fail('store_not_found')
