import type { App } from '../../../app.ts'
import type { Database } from '../../../platform/db.ts'
import { oneForEach } from '../../../platform/memory.ts'
import { Finder } from './finder.ts'

export type { ListQuestion, Page } from './finder.page.ts'
export { KEPT_MS, type Found } from './finder.freshness.ts'
export { type Fitting, fittingAmong, hitsAmong, onSaleNow } from './finder.fitting.ts'
export { changesSince, presentSnapshot } from './finder.queries.ts'
export type { Counts } from './finder.facets.ts'
export { type FoundOffer, type Hit, isOffered, type Offered, offersOf } from './finder.hits.ts'
export { ProductMemory, readTogether, stampOfCatalogue } from './finder.memory.ts'
export { alikeWords, type Vocabulary } from './vocabulary.queries.ts'
export { FACES } from './finder.words.ts'
export {
  cardsAmong,
  hasOtherRarity,
  neighboursOf,
  printingsOf,
  printingsOfCards,
  printingsOfSame,
  productsBackedBy,
  productsNamed,
  versionsOf,
} from './finder.cards.ts'
export { type Filter, NO_FILTER } from './finder.question.ts'
export type { Text } from './finder.candidates.ts'
export { nearness, weightyWords } from './finder.closeness.ts'

type Needs = Pick<App, 'database' | 'db' | 'clock'>

const finders = oneForEach((_: Database, app: Needs) => new Finder(app))
export const finderOf = (app: Needs) => finders(app.database, app)

/** Returns the catalogue as of the last commit; refuses with `unavailable` if its first reading takes too long. */
export const upToDate = (app: Needs) => finderOf(app).open()
