import type { WordKind } from '@bra/contract/office/word-curation.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import {
  deleteEmptySets,
  endWord,
  moveElement,
  moveGame,
  moveProducts,
  moveRarity,
  recountCategories,
  refreshSearchWords,
} from '../../catalogue/catalog/index.ts'
import { moveBanners } from '../../ground/content/index.ts'
import { dropPhotos } from '../../ground/photos/index.ts'
import { noteAct } from '../../people/audit/index.ts'
import { deleteShelvesOf, recountAfter } from '../../stores/listings/index.ts'
import { offersOf, setsOfOneCode, setsOnShelves } from './words.queries.ts'
import { cardBackOf, subjectOfWord, wordOf, writingWords } from './words.service.ts'

interface WordMerge {
  kind: WordKind
  id: number
  into_id: number
  reason: string
}

interface Ids {
  from: number
  into: number
}

/** Moves everything of one word to another in one transaction; the slug of the first finds the other from then on. */
export async function mergeWords(app: App, operator: User, { kind, id, into_id: into, reason }: WordMerge) {
  if (id === into) fail('merge_of_same_word')
  await writingWords(app, async (tx) => {
    const [gone, kept] = [await wordOf(tx, kind, id), await wordOf(tx, kind, into)]
    if (gone.of_house) fail('word_of_house')
    if (gone.kind !== kept.kind) fail('words_of_two_kinds')
    await movers[kind](tx, app, { from: id, into })
    await endWord(tx, kind, { from: id, into }, app.clock.now())
    const counts = { products: gone.products, categories: gone.categories }
    const act = { kind: 'words_merged' as const, subject: subjectOfWord(kind, into), title: kept.name, reason }
    await noteAct(tx, app, operator, {
      ...act,
      detail: { before: `${gone.name} (${gone.slug})`, after: kept.name, counts },
    })
  })
  return { error: false, message: 'Unidos.', result: await wordOf(app.db, kind, into) }
}

const movers: Record<WordKind, (tx: Tx, app: App, ids: Ids) => Promise<unknown>> = {
  rarities: (tx, _, ids) => moveRarity(tx, ids),
  elements: (tx, _, ids) => moveElement(tx, ids),
  businesses: async (tx, app, ids) => {
    await mergeSets(tx, app, await setsOfOneCode(tx, ids.from, ids.into))
    await moveGame(tx, ids)
    await moveBanners(tx, ids)
    await dropPhotos(tx, app, [cardBackOf(ids.from)])
    await refreshSearchWords(tx)
  },
}

/** Moves the products of sets to the sets of the same codes; what stores sell of them is counted there. */
async function mergeSets(tx: Tx, app: App, sets: Ids[]) {
  if (!sets.length) return
  const gone = sets.map(({ from }) => from)
  const offers = await offersOf(tx, await moveProducts(tx, sets))
  if (offers.length) await recountAfter(tx, offers)
  await recountCategories(
    tx,
    sets.flatMap(({ from, into }) => [from, into]),
  )
  for (const id of await setsOnShelves(tx, gone)) await deleteShelvesOf(tx, id)
  await deleteEmptySets(tx, gone)
  await dropPhotos(
    tx,
    app,
    gone.map((id) => `category ${id}`),
  )
}
