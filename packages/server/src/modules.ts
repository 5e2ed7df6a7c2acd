import type { App } from './app.ts'
import addresses from './modules/addresses/addresses.routes.ts'
import catalog from './modules/catalog/catalog.routes.ts'
import content from './modules/content/content.routes.ts'
import { finderJobs } from './modules/finder/finder.jobs.ts'
import { openFinder } from './modules/finder/index.ts'
import listings from './modules/listings/listings.routes.ts'
import reviews from './modules/reviews/reviews.routes.ts'
import search from './modules/search/search.routes.ts'
import settings from './modules/settings/settings.routes.ts'
import shipping from './modules/shipping/shipping.routes.ts'
import { flushViews } from './modules/stats/index.ts'
import { statsJobs } from './modules/stats/stats.jobs.ts'
import stats from './modules/stats/stats.routes.ts'
import stores from './modules/stores/stores.routes.ts'
import subscriptions from './modules/subscriptions/subscriptions.routes.ts'
import wallet from './modules/wallet/wallet.routes.ts'
import type { Listeners } from './platform/events.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Binding } from './platform/routes.ts'

export interface Module {
  /** The lower modules that it may call. */
  uses: string[]
  routes?: Binding[]
  jobs?: Jobs
  /** What it does when another module announces something. */
  listeners?: Listeners
  /** What it has to read before the first person comes. */
  open?: (app: App) => Promise<unknown>
  /** What it still has to write when the server closes. */
  close?: (app: App) => Promise<void>
}

/** The floors, lowest first: a row may name only rows above it. */
export const modules: Record<string, Module> = {
  accounts: { uses: [] },
  settings: { uses: [], routes: settings },
  addresses: { uses: ['accounts'], routes: addresses },
  catalog: { uses: [], routes: catalog },
  content: { uses: [], routes: content },
  stores: { uses: ['accounts', 'addresses'], routes: stores },
  listings: { uses: ['stores', 'catalog'], routes: listings },
  wallet: { uses: ['accounts', 'stores', 'settings'], routes: wallet },
  shipping: { uses: ['stores', 'addresses'], routes: shipping },
  subscriptions: { uses: ['accounts', 'stores'], routes: subscriptions },
  reviews: { uses: ['stores'], routes: reviews },
  stats: { uses: ['listings', 'catalog', 'stores'], routes: stats, jobs: statsJobs, close: flushViews },
  finder: { uses: ['catalog', 'listings', 'stores'], jobs: finderJobs, open: openFinder },
  search: { uses: ['catalog', 'listings', 'stores', 'shipping', 'stats', 'finder'], routes: search },
  site: { uses: ['catalog', 'stores'] },
}
