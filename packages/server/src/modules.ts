import settings from './modules/settings/settings.routes.ts'
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
}

/** The floors, lowest first: a row may name only rows above it. */
export const modules: Record<string, Module> = {
  accounts: { uses: [] },
  settings: { uses: [], routes: settings },
  addresses: { uses: ['accounts'] },
  catalog: { uses: [] },
  content: { uses: [] },
  stores: { uses: ['accounts', 'addresses'] },
  listings: { uses: ['stores', 'catalog'] },
  wallet: { uses: ['accounts', 'stores', 'settings'] },
  shipping: { uses: ['stores', 'addresses'] },
  subscriptions: { uses: ['accounts', 'stores'] },
  reviews: { uses: ['stores'] },
  stats: { uses: ['listings', 'catalog', 'stores'] },
  search: { uses: ['catalog', 'listings', 'stores', 'shipping', 'stats', 'settings'] },
  site: { uses: ['catalog', 'stores'] },
}
