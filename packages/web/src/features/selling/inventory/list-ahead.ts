import type { Ahead } from '../../../lib/page.ts'
import { idOf } from '../../../lib/paths.ts'
import { ownStoresQuery } from '../../stores/stores/own-stores.data.ts'
import { askedBy, type Kind, readGrid } from './grid-state.ts'
import { indexQuery } from './inventory.data.ts'

/** The list need not wait for the person's stores: the address names one, and the server refuses strangers. */
export const listAhead =
  (kind: Kind): Ahead =>
  ({ params, url }) => {
    const storeId = idOf(params.store_id)
    return storeId ? [ownStoresQuery, indexQuery(askedBy(storeId, kind, readGrid(url.searchParams)))] : []
  }
