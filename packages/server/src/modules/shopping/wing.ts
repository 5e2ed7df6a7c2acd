import type { Wing } from '../../module.ts'
import { collections } from './collections/module.ts'
import { wants } from './wants/module.ts'
import { finder } from './finder/module.ts'
import { search } from './search/module.ts'
import { baskets } from './baskets/module.ts'

/** Modules with which buyers find and choose products. */
export const wing: Wing = {
  collections: { uses: ['listings', 'catalog', 'stores', 'stats'], ...collections },
  wants: { uses: ['mails', 'accounts', 'notices', 'listings', 'catalog', 'stores', 'collections'], ...wants },
  finder: { uses: ['catalog', 'listings', 'stores'], ...finder },
  search: { uses: ['catalog', 'listings', 'stores', 'shipping', 'stats', 'finder'], ...search },
  baskets: { uses: ['catalog', 'listings', 'stores', 'shipping', 'cart', 'finder'], ...baskets },
}
