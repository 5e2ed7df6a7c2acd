import {
  type KeptList,
  MOST_LIST_LINES,
  type UnknownLine,
  type UnknownReason,
} from '@bra/contract/shopping/card-lists.schemas'
import { say } from '@bra/contract/kit/saying'
import { type ReadCard, readCardList, type SaidOfCopy, type WrittenCard } from '@bra/contract/trade/card-lists'
import { digitalSetIn } from '@bra/contract/trade/digital-cards'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { type Found, upToDate } from '../finder/index.ts'
import { type MeaningOfCard, meaningsOf } from './meanings.ts'
import { setsCalled } from './places.ts'
import { suggestionsFor } from './suggestions.ts'

export interface UnderstoodCard
  extends SaidOfCopy, Pick<WrittenCard, 'quantity' | 'lineNumber'>, Pick<MeaningOfCard, 'printedIn' | 'isAnyEdition'> {
  /** The newest printing where the line does not name one. */
  productId: number
}

type ReadList = Awaited<ReturnType<typeof readList>>

const empty = say('Cole uma lista ou escreva ao menos uma carta.', 'Paste a list or write at least one card.')
const tooLong = say(
  `Cole no máximo ${MOST_LIST_LINES} linhas de uma vez.`,
  `Paste at most ${MOST_LIST_LINES} lines at once.`,
)

/** Reads a list that is to be kept; a text without cards, and one of too many lines, is refused. */
export async function readList(app: App, list: string) {
  const { cards, unreadable, totals } = readCardList(list)
  const count = cards.length + unreadable.length
  if (!count) fail('invalid_input', { list: empty })
  if (count > MOST_LIST_LINES) fail('invalid_input', { list: tooLong })
  const found = await upToDate(app)
  const meanings = await meaningsOf(app, found, cards)
  const lines = cards.map((card) => ({ card, meaning: meanings.of(card) }))
  const understood = lines.flatMap(({ card, meaning }) => (meaning ? [understoodOf(found, card, meaning)] : []))
  const unknown = [
    ...lines.flatMap(({ card, meaning }) => (meaning ? [] : [{ ...card, card, perhaps: meanings.perhaps(card) }])),
    ...unreadable.map((line) => ({ ...line, card: null, perhaps: [] })),
  ].sort((a, b) => a.lineNumber - b.lineNumber)
  const suggestions = await suggestionsFor(app, found, unknown)
  return { understood, unknown: unknown.map((line, at) => unknownOf(found, line, suggestions[at]!)), totals }
}

function understoodOf(found: Found, { quantity, lineNumber }: WrittenCard, meaning: MeaningOfCard): UnderstoodCard {
  const { productIds, printedIn, isAnyEdition, copy } = meaning
  const productId = isAnyEdition ? newestOf(found, productIds) : productIds[0]!
  return { ...copy, printedIn, quantity, lineNumber, productId, isAnyEdition }
}

function newestOf({ index, known }: Found, ids: number[]) {
  const place = (id: number) => known.placeOf.get(index.categories[index.slotOf.get(id)!]!) ?? Infinity
  return ids.reduce((best, id) => (place(id) < place(best) ? id : best))
}

export function reasonOf(found: Found, card: ReadCard | null): { reason: UnknownReason; word: string | null } {
  if (!card) return { reason: 'unreadable', word: null }
  if (card.doubt) return { reason: 'unclear', word: card.doubt }
  const ofApp = digitalSetIn(card.written)
  return { reason: ofApp && !setsCalled(found, ofApp).length ? 'digital' : 'not_found', word: null }
}

interface UnknownCard {
  lineNumber: number
  text: string
  card: WrittenCard | null
}

const unknownOf = (
  found: Found,
  { lineNumber, text, card }: UnknownCard,
  suggestions: UnknownLine['suggestions'],
): UnknownLine => ({ line_number: lineNumber, text, ...reasonOf(found, card), suggestions })

export const nothingKept = ({ unknown, totals }: Pick<ReadList, 'unknown' | 'totals'>): z.input<typeof KeptList> => ({
  error: false,
  message: say(
    'Não entendemos todas as linhas. Nada foi salvo ainda.',
    'Some lines were not understood. Nothing is saved yet.',
  ),
  ...{ saved: 0, newest_edition: 0, unknown, totals },
})

export const listKept = ({ understood: kept, unknown, totals }: ReadList): z.input<typeof KeptList> => ({
  error: false,
  message: say('Lista salva', 'List saved'),
  saved: copiesIn(kept),
  newest_edition: copiesIn(kept.filter(({ isAnyEdition }) => isAnyEdition)),
  ...{ unknown, totals },
})

const copiesIn = (cards: UnderstoodCard[]) => cards.reduce((sum, { quantity }) => sum + quantity, 0)
