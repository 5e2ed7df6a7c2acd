import { search } from '@bra/contract/shopping/search'
import { pageOf } from '../../../../lib/address.ts'
import { ask } from '../../../../lib/query.ts'

const SHELF = 10
const GRID = 20

export const newestQuery = (uf: string | undefined) =>
  ask(search.products, { body: { type: 'default', order: 'newest', per_page: SHELF, uf } })

/** Returns the pages, up to the one in the address, of products that no shelf has shown. */
export const pagesAfterShelves = (query: URLSearchParams, uf: string | undefined) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    ask(search.products, { body: { type: 'after_initial_rank', per_page: GRID, page: at + 1, uf } }),
  )

export const recentlySeenQuery = (guest: string | undefined) => ask(search.recentlySeen, { query: { guest_id: guest } })
export const braCenterQuery = ask(search.braCenterFeatured, {})
