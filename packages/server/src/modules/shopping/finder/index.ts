import type { App } from '../../app.ts'
import type { Database } from '../../platform/db.ts'
import { Finder } from './finder.ts'

export type { Asked, Page } from './finder.ts'
export { CatalogueMemory } from './finder.answers.ts'
export type { Found } from './finder.freshness.ts'
export type { Counts } from './finder.facets.ts'
export { ProductMemory } from './finder.memory.ts'
export { productsNamed } from './finder.names.ts'
export { type FoundOffer, isOffered, offersOf } from './finder.offers.ts'
export { type Filter, NO_FILTER } from './finder.question.ts'
export type { Text } from './finder.texts.ts'
export { versionsOf } from './finder.versions.ts'
export type { Vocabulary } from './vocabulary.queries.ts'

const finders = new WeakMap<Database, Finder>()

/** The one of this process. Its first answer waits until the catalogue has been read. */
export function finderOf(app: Pick<App, 'database' | 'db' | 'clock'>) {
  const finder = finders.get(app.database) ?? new Finder(app)
  finders.set(app.database, finder)
  return finder
}

/** The catalogue as of the last commit. */
export const upToDate = (app: Pick<App, 'database' | 'db' | 'clock'>) => finderOf(app).open()

/** Reads the catalogue, so that no visitor waits for it. */
export const openFinder = (app: App) => finderOf(app).open()
