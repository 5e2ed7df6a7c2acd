import { say } from '@bra/contract/kit/saying'
import type { WordDraft, WordKind } from '@bra/contract/office/word-curation.schemas'
import { addressSlug } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { insertWord, isHouseLine, orderWords, updateWord } from './word-writing.queries.ts'
import { showPhotos } from '../../ground/photos/index.ts'
import { changesOf, isOverwritten, noteAct } from '../../people/audit/index.ts'
import { holdWords, wordsOf } from './words.queries.ts'

const SAVED = { error: false, message: usualReplies.saved }
const subjects: Record<WordKind, string> = { businesses: 'business', rarities: 'rarity', elements: 'element' }

export const cardBackOf = (id: number) => `business ${id}`

export const subjectOfWord = (kind: WordKind, id: number) => `${subjects[kind]}:${id}`

const curatedWords = async (db: Db, kind: WordKind) =>
  (await wordsOf(db, kind)).map((word) => ({ ...word, of_house: kind === 'businesses' && isHouseLine(word.slug) }))

export const allWords = async ({ db }: App) => ({
  businesses: await curatedWords(db, 'businesses'),
  rarities: await curatedWords(db, 'rarities'),
  elements: await curatedWords(db, 'elements'),
})

export const wordOf = async (db: Db, kind: WordKind, id: number) =>
  (await curatedWords(db, kind)).find((word) => word.id === id) ?? fail('word_not_found')

interface NewWord {
  kind: WordKind
  draft: WordDraft
  reason: string
}

interface WordChange extends NewWord {
  id: number
  seen?: object
}

/** Writes in a transaction that holds the words, and makes cached pages be drawn again. */
export async function writingWords<T>(app: App, write: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await app.transaction(async (tx) => {
    await holdWords(tx)
    return write(tx)
  })
  app.bus.publish('shop_changed', {})
  return done
}

export async function addWord(app: App, operator: User, { kind, draft, reason }: NewWord) {
  const id = await writingWords(app, async (tx) => {
    const game = await gameOf(tx, draft)
    const slug = addressSlug(draft.name)
    const added = (await insertWord(tx, kind, { ...draft, slug })) ?? failAt('name', 'word_taken')
    if (kind === 'businesses') await keepCardBack(tx, app, operator, { id: added, draft })
    const act = { kind: 'word_added' as const, subject: subjectOfWord(kind, added), title: draft.name, reason }
    await noteAct(tx, app, operator, { ...act, detail: { after: told(kind, draft, game) } })
    return added
  })
  return { ...SAVED, result: await wordOf(app.db, kind, id) }
}

/** Changes a word; its slug stays, because addresses and imports find it by that. */
export async function changeWord(app: App, operator: User, { kind, id, draft, seen, reason }: WordChange) {
  await writingWords(app, async (tx) => {
    const was = await wordOf(tx, kind, id)
    if (isOverwritten(seen, was, Object.keys(draft))) fail('content_changed_meanwhile')
    const [gameBefore, game] = [await gameOf(tx, was), await gameOf(tx, draft)]
    if (kind === 'businesses' && draft.kind !== was.kind && was.categories > 0) failAt('kind', 'word_kind_fixed')
    await updateWord(tx, kind, id, draft)
    if (kind === 'businesses') await keepCardBack(tx, app, operator, { id, draft })
    const act = { kind: 'word_changed' as const, subject: subjectOfWord(kind, id), title: draft.name, reason }
    const detail = changesOf(told(kind, was, gameBefore), told(kind, draft, game))
    await noteAct(tx, app, operator, { ...act, detail })
  })
  return { ...SAVED, result: await wordOf(app.db, kind, id) }
}

export async function arrangeWords(
  app: App,
  operator: User,
  { kind, ids, reason }: { kind: WordKind; ids: number[]; reason: string },
) {
  await writingWords(app, async (tx) => {
    await orderWords(tx, kind, ids)
    const subject = `${subjects[kind]}:ordem`
    await noteAct(tx, app, operator, {
      kind: 'words_ordered',
      subject,
      title: say('Ordem da lista', 'Order of the list'),
      reason,
    })
  })
  return SAVED
}

const keepCardBack = (tx: Tx, app: App, operator: User, { id, draft }: { id: number; draft: WordDraft }) =>
  showPhotos(tx, app, operator.id, [{ by: cardBackOf(id), photos: draft.card_back === null ? [] : [draft.card_back] }])

async function gameOf(tx: Tx, { business_id: id }: Pick<WordDraft, 'business_id'>) {
  if (id === null) return null
  const game = (await wordsOf(tx, 'businesses')).find((word) => word.id === id)
  return (game ?? failAt('business_id', 'business_not_found')).name
}

const told = (
  kind: WordKind,
  { name, hidden, kind: type, glyph, tone, card_back, ...open }: Omit<WordDraft, 'business_id'>,
  game: string | null,
) => ({
  name,
  hidden,
  ...(kind === 'businesses'
    ? {
        ...{ kind: type, card_back },
        ...openIn(open),
      }
    : { business: game }),
  ...(kind === 'rarities' && { glyph, rarity_tone: tone }),
})

const openIn = ({ open_finishes, open_editions, open_languages }: Partial<WordDraft>) => ({
  ...(open_finishes !== undefined && { open_finishes }),
  ...(open_editions !== undefined && { open_editions }),
  ...(open_languages !== undefined && { open_languages }),
})
