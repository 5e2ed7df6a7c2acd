import { say } from '@bra/contract/kit/saying'
import type { WordKind } from '@bra/contract/office/word-curation.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs.ts'
import type { User } from '../../../platform/routes.ts'
import {
  beginMerging,
  deleteEmptySets,
  endWord,
  isMerging,
  type Merge,
  moveElement,
  moveGame,
  moveProducts,
  moveRarity,
  moveBanners,
} from './word-merging.queries.ts'
import { recountCategories } from '../../catalogue/catalog/index.ts'
import { dropPhotos } from '../../ground/photos/index.ts'
import { noteAct } from '../../people/audit/index.ts'
import { deleteShelvesOf, recountAfter } from '../../stores/listings/index.ts'
import { holdWords, offersOf, setsOfOneCode, setsOnShelves, wordsOfOneName } from './words.queries.ts'
import { cardBackOf, subjectOfWord, wordOf, writingWords } from './words.service.ts'

interface WordMerge {
  kind: WordKind
  id: number
  into_id: number
  reason: string
}

/** So many products move in one transaction: a few tenths of a second, for which the embedded database waits. */
const AT_ONCE = 250

/** Moves everything to another word, which the old slug then finds; a job moves many products a few at a time. */
export async function mergeWords(app: App, operator: User, { kind, id, into_id: into, reason }: WordMerge) {
  if (id === into) fail('merge_of_same_word')
  const isDone = await writingWords(app, async (tx) => {
    const [gone, kept] = [await wordOf(tx, kind, id), await wordOf(tx, kind, into)]
    if (gone.of_house) fail('word_of_house')
    if (gone.kind !== kept.kind) fail('words_of_two_kinds')
    if (await isMerging(tx, kind, [id, into])) fail('words_merging')
    const counts = { products: gone.products, categories: gone.categories }
    const act = { kind: 'words_merged' as const, subject: subjectOfWord(kind, into), title: kept.name, reason }
    await noteAct(tx, app, operator, {
      ...act,
      detail: { before: `${gone.name} (${gone.slug})`, after: kept.name, counts },
    })
    await beginMerging(tx, kind, { from: id, into }, app.clock.now())
    if (await mergeSome(tx, app, kind, { from: id, into })) return true
    await enqueue(tx, app, { name: 'merge_words', data: { kind, from: id, into } })
    return false
  })
  const message = isDone
    ? say('Unidos.', 'Merged.')
    : say('A união começou. Os produtos passam aos poucos.', 'The merge has begun. The products move a few at a time.')
  return { error: false, message, result: await wordOf(app.db, kind, into) }
}

export async function continueMerging(app: App, { kind, ...ids }: Merge & { kind: WordKind }) {
  const some = (tx: Tx) =>
    holdWords(tx).then(async () => !(await isMerging(tx, kind, [ids.from])) || mergeSome(tx, app, kind, ids))
  while (!(await app.transaction(some)));
  app.bus.publish('shop_changed', {})
}

/** Moves some products and, after the last one, ends the word; returns whether it has ended. */
async function mergeSome(tx: Tx, app: App, kind: WordKind, ids: Merge) {
  if ((await movers[kind](tx, ids)) === AT_ONCE) return false
  if (kind === 'businesses') {
    if (!(await joinWordsOfOneName(tx, app, ids))) return false
    await moveSets(tx, app, ids)
  }
  await endWord(tx, kind, ids, app.clock.now())
  return true
}

const movers: Record<WordKind, (tx: Tx, ids: Merge) => Promise<number>> = {
  rarities: (tx, ids) => moveRarity(tx, ids, AT_ONCE),
  elements: (tx, ids) => moveElement(tx, ids, AT_ONCE),
  businesses: moveIntoSets,
}

/** Moves products of sets to the sets of the same codes; what stores sell of them is counted there. */
async function moveIntoSets(tx: Tx, ids: Merge) {
  const sets = await setsOfOneCode(tx, ids.from, ids.into)
  if (!sets.length) return 0
  const moved = await moveProducts(tx, sets, AT_ONCE)
  const offers = await offersOf(tx, moved)
  if (offers.length) await recountAfter(tx, offers)
  await recountCategories(
    tx,
    sets.flatMap(({ from, into }) => [from, into]),
  )
  return moved.length
}

/** Moves some products of the rarities and elements that both games have; returns whether none of these is left. */
async function joinWordsOfOneName(tx: Tx, app: App, games: Merge) {
  for (const kind of ['rarities', 'elements'] as const)
    for (const pair of await wordsOfOneName(tx, kind, games)) {
      if ((await movers[kind](tx, pair)) === AT_ONCE) return false
      await endWord(tx, kind, pair, app.clock.now())
    }
  return true
}

/** Ends the sets that the other game has too, which are empty, and moves those that it has not. */
async function moveSets(tx: Tx, app: App, ids: Merge) {
  const gone = (await setsOfOneCode(tx, ids.from, ids.into)).map(({ from }) => from)
  for (const id of await setsOnShelves(tx, gone)) await deleteShelvesOf(tx, id)
  await deleteEmptySets(tx, gone)
  await dropPhotos(tx, app, [cardBackOf(ids.from), ...gone.map((id) => `category ${id}`)])
  await moveGame(tx, ids)
  await moveBanners(tx, ids)
}
