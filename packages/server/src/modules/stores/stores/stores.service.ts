import { slugify } from '@bra/contract/trade/format'
import type { storesSchemas } from '@bra/contract/stores/stores.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { User } from '../../../platform/routes.ts'
import { storeDetail, storesByUf, storesPage } from './stores.queries.ts'
import { publicDocument } from './stores.view.ts'

const LARGEST_ID = 2_147_483_647

type StoresQuery = z.output<typeof storesSchemas.list.query>

/** Returns the public stores, or with `mine` all stores of the user. */
export async function listStores({ db }: App, user: User | null, { mine, ...asked }: StoresQuery) {
  const filter = { ...asked, ownerId: mine ? (user ?? fail('login_required')).id : null }
  const [stores, ufs] = await Promise.all([storesPage(db, filter), storesByUf(db, filter)])
  const total = ufs.filter(({ uf }) => !filter.uf || uf === filter.uf).reduce((sum, { count }) => sum + count, 0)
  return { stores, ufs, paginate: paginate(filter, total) }
}

/** Finds a public store by its id or its slug, in any spelling. */
export async function visibleStore(db: Db, idOrSlug: number | string) {
  const asked = String(idOrSlug)
  const id = /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : Infinity
  const by = id <= LARGEST_ID ? { id } : { slug: slugify(asked) }
  const store = (await storeDetail(db, by)) ?? fail('store_not_found')
  return { ...store, legal: { ...store.legal, document: publicDocument(store.legal.document) } }
}
