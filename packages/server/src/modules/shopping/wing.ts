import type { Wing } from '../../module.ts'
import { cardLists } from './card-lists/module.ts'
import { collections } from './collections/module.ts'
import { wants } from './wants/module.ts'
import { finder } from './finder/module.ts'
import { search } from './search/module.ts'
import { baskets } from './baskets/module.ts'
import { storefronts } from './storefronts/module.ts'
import { savedSearches } from './saved-searches/module.ts'
import { sharedLists } from './shared-lists/module.ts'

export const wing: Wing = {
  finder: { uses: ['catalog', 'listings', 'stores'], ...finder },
  'card-lists': { uses: ['catalog', 'finder'], ...cardLists },
  collections: {
    uses: ['listings', 'catalog', 'stores', 'standards', 'stats', 'card-lists'],
    ...collections,
  },
  wants: {
    uses: ['accounts', 'notices', 'listings', 'catalog', 'stores', 'standards', 'card-lists', 'collections'],
    ...wants,
  },
  search: {
    uses: ['catalog', 'listings', 'stores', 'shipping', 'standards', 'stats', 'finder', 'card-lists'],
    ...search,
  },
  'saved-searches': {
    uses: ['accounts', 'notices', 'catalog', 'stores', 'finder', 'search'],
    ...savedSearches,
  },
  baskets: {
    uses: ['catalog', 'listings', 'stores', 'favorite-stores', 'shipping', 'cart', 'finder', 'card-lists'],
    ...baskets,
  },
  storefronts: {
    uses: ['catalog', 'listings', 'stores', 'shipping', 'cart', 'standards', 'stats', 'collections', 'wants'],
    ...storefronts,
  },
  'shared-lists': {
    uses: ['accounts', 'catalog', 'listings', 'standards', 'collections', 'wants'],
    ...sharedLists,
  },
}
