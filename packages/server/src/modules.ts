import addresses from './modules/addresses/addresses.routes.ts'
import catalog from './modules/catalog/catalog.routes.ts'
import content from './modules/content/content.routes.ts'
import settings from './modules/settings/settings.routes.ts'
import shipping from './modules/shipping/shipping.routes.ts'
import subscriptions from './modules/subscriptions/subscriptions.routes.ts'
import wallet from './modules/wallet/wallet.routes.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Binding } from './platform/routes.ts'

export interface Module {
  /** The lower modules that it may call. */
  uses: string[]
  routes?: Binding[]
  jobs?: Jobs
}

/** The floors, lowest first: a row may name only rows above it. */
export const modules: Record<string, Module> = {
  accounts: { uses: [] },
  settings: { uses: [], routes: settings },
  addresses: { uses: ['accounts'], routes: addresses },
  catalog: { uses: [], routes: catalog },
  content: { uses: [], routes: content },
  stores: { uses: ['accounts', 'addresses'] },
  listings: { uses: ['stores', 'catalog'] },
  wallet: { uses: ['accounts', 'stores', 'settings'], routes: wallet },
  shipping: { uses: ['stores', 'addresses'], routes: shipping },
  subscriptions: { uses: ['accounts', 'stores'], routes: subscriptions },
  reviews: { uses: ['stores'] },
  stats: { uses: ['listings', 'catalog', 'stores'] },
  search: { uses: ['catalog', 'listings', 'stores', 'shipping', 'stats', 'settings'] },
  site: { uses: ['catalog', 'stores'] },
}
