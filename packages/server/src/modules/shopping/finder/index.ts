import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/db.ts'
import { oneForEach } from '../../../platform/memory.ts'
import { Finder } from './finder.ts'

export type { ListQuestion, Page } from './finder.page.ts'
export { KEPT_MS, type Found } from './finder.freshness.ts'
export { type Fitting, fittingAmong, hitsAmong, onSaleNow } from './finder.fitting.ts'
export { changesSince, presentSnapshot } from './finder.queries.ts'
export type { Counts } from './finder.counts.ts'
export type { Hit, Offered } from './finder.hits.ts'
export { ProductMemory, readTogether, stampOfCatalogue } from './finder.memory.ts'
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

type Needs = Pick<App, 'database' | 'db' | 'clock'>

const finders = oneForEach((_: Database, app: Needs) => new Finder(app))
export const finderOf = (app: Needs) => finders(app.database, app)

/** Returns the catalogue as of the last commit; refuses with `unavailable` if its first reading takes too long. */
export const upToDate = (app: Needs) => finderOf(app).open()
