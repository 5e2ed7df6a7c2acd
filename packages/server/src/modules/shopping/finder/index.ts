import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/db.ts'
import { Finder } from './finder.ts'

export type { ListQuestion, Page } from './finder.page.ts'
export { CatalogueMemory } from './finder.answers.ts'
export { KEPT_MS, type Found } from './finder.freshness.ts'
export { type Fitting, fittingAmong, hitsAmong, onSaleNow } from './finder.fitting.ts'
export { changesSince, presentSnapshot } from './finder.queries.ts'
export type { Counts } from './finder.counts.ts'
export type { Hit, Offered } from './finder.hits.ts'
export { ProductMemory } from './finder.memory.ts'
export { readTogether } from './finder.together.ts'
export { alikeWords } from './alike-words.queries.ts'
export { FACES } from './finder.cards.ts'
export { cardsAmong, printingsOfCards, printingsOfSame, productsBackedBy, productsNamed } from './finder.names.ts'
export { type FoundOffer, isOffered, offersOf } from './finder.offers.ts'
export { type Filter, NO_FILTER } from './finder.question.ts'
export type { Text } from './finder.candidates.ts'
export { neighboursOf } from './finder.neighbours.ts'
export { nearness, weightyWords } from './finder.closeness.ts'
export { hasOtherRarity, printingsOf, versionsOf } from './finder.versions.ts'
export type { Vocabulary } from './vocabulary.queries.ts'

const finders = new WeakMap<Database, Finder>()

export function finderOf(app: Pick<App, 'database' | 'db' | 'clock'>) {
  const finder = finders.get(app.database) ?? new Finder(app)
  finders.set(app.database, finder)
  return finder
}

/** Returns the catalogue as of the last commit; refuses with `unavailable` if its first reading takes too long. */
export const upToDate = (app: Pick<App, 'database' | 'db' | 'clock'>) => finderOf(app).open()
