import { say } from '@bra/contract/kit/saying'
import { MOST_BASKET_LINES } from '@bra/contract/shopping/basket-limits'
import type { BasketLimits, BestBasket, BestBasketAsked } from '@bra/contract/shopping/baskets.schemas'
import { cardOfText, type ReadCard, readCardList, type SaidOfCopy } from '@bra/contract/trade/card-lists'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { type Meanings, meaningsOf, reasonOf, suggestionsFor } from '../card-lists/index.ts'
import { type Found, versionsOf } from '../finder/index.ts'

const MOST_PRINTINGS = 300

type FoundBy = BestBasket['lines'][number]['found_by']
type Unknown = BestBasket['unknown'][number]

interface AskedLine {
  line: number
  lineNumber: number | null
  text: string | null
  quantity: number
  productId: number | null
  card: ReadCard | null
  limitsOf: (copy: SaidOfCopy) => BasketLimits
}

export interface WantedLine extends Pick<AskedLine, 'line' | 'lineNumber' | 'text' | 'quantity'> {
  limits: BasketLimits
  foundBy: FoundBy
  /** The product that the line means, then other printings that may be bought instead. */
  productIds: number[]
}

const tooLong = say(
  `Peça no máximo ${MOST_BASKET_LINES} linhas de uma vez.`,
  `Ask for at most ${MOST_BASKET_LINES} lines at once.`,
)

/** Finds the products that each line means; lines that mean none are returned as `unknown`. */
export async function wantedLines(app: App, found: Found, asked: BestBasketAsked) {
  const lines = linesOf(asked)
  if (lines.length > MOST_BASKET_LINES) fail('invalid_input', { list: tooLong })
  const meanings = await meaningsOf(
    app,
    found,
    lines.flatMap(({ card }) => card ?? []),
  )
  const wanted: WantedLine[] = []
  const unknown: AskedLine[] = []
  for (const line of lines) {
    const meant = line.card ? meanings.of(line.card) : productMeant(found, line)
    if (meant) wanted.push(wantedOf(found, line, meant))
    else unknown.push(line)
  }
  return {
    wanted,
    unknown: await withSuggestions(app, found, { unknown, meanings }),
    totals: readCardList(asked.list).totals,
  }
}

interface Meant {
  foundBy: FoundBy
  productIds: number[]
  copy: SaidOfCopy
}

function wantedOf(found: Found, { limitsOf, ...line }: AskedLine, meant: Meant): WantedLine {
  const limits = limitsOf(meant.copy)
  return { ...line, limits, foundBy: meant.foundBy, productIds: printings(found, meant, limits) }
}

const NOTHING_WRITTEN: SaidOfCopy = { condition: null, language: null, finish: null, edition: null, mostCents: null }

function productMeant(found: Found, { productId }: AskedLine) {
  return productId !== null && isKnown(found, productId)
    ? { foundBy: 'product' as const, productIds: [productId], copy: NOTHING_WRITTEN }
    : null
}

/** A name means any printing; of a product or a printing others will do only where the limits allow them. */
function printings(found: Found, { foundBy, productIds }: Meant, limits: BasketLimits) {
  const isExact = foundBy === 'reference' || foundBy === 'product'
  const others = isExact && limits.any_printing ? versionsOf(found, productIds[0]!, MOST_PRINTINGS) : []
  return [...new Set([...productIds.slice(0, MOST_PRINTINGS), ...others])]
}

function linesOf({ lines, list, limits, own_limits }: BestBasketAsked): AskedLine[] {
  const ownOf = new Map(own_limits.map(({ line_number, ...own }) => [line_number, own]))
  const pasted = readCardList(list)
  const unreadable = pasted.unreadable.map((each) => ({ ...each, quantity: 1, card: null }))
  const cards = pasted.cards.map((card) => ({
    lineNumber: card.lineNumber,
    text: card.text,
    quantity: card.quantity,
    card,
  }))
  const sent = lines.map(({ product_id: productId, name, quantity, ...own }) => {
    const card = productId ? null : cardOfText(name!)
    return {
      ...{ lineNumber: null, text: productId ? null : name!, quantity, card, productId: productId ?? null },
      limitsOf: (copy: SaidOfCopy) => unlessWritten(own, copy),
    }
  })
  const written = [...cards, ...unreadable]
    .sort((a, b) => a.lineNumber - b.lineNumber)
    .map((each) => {
      const own = ownOf.get(each.lineNumber)
      const limitsOf = (copy: SaidOfCopy) => (own ? unlessWritten(own, copy) : asWritten(limits, copy))
      return { ...each, limitsOf, productId: null }
    })
  return [...sent, ...written].map((each, at) => ({ ...each, line: at + 1 }))
}

/** What a line says of its copy, such as "NM PT *F*", goes before what holds for all lines. */
const asWritten = (
  limits: BasketLimits,
  { condition, language, finish, edition, mostCents }: SaidOfCopy,
): BasketLimits => ({
  ...limits,
  condition: condition ?? limits.condition,
  languages: language ? [language] : limits.languages,
  finishes: finish ? [finish] : limits.finishes,
  edition: edition ?? limits.edition,
  most_cents: mostCents ?? limits.most_cents,
})

/** Limits that a person has set for one line go before what the line says; what they leave open, the line says. */
const unlessWritten = (
  own: BasketLimits,
  { condition, language, finish, edition, mostCents }: SaidOfCopy,
): BasketLimits => ({
  ...own,
  condition: own.condition ?? condition,
  languages: own.languages.length || !language ? own.languages : [language],
  finishes: own.finishes.length || !finish ? own.finishes : [finish],
  edition: own.edition ?? edition,
  most_cents: own.most_cents ?? mostCents,
})

interface UnknownLines {
  unknown: AskedLine[]
  meanings: Meanings
}

async function withSuggestions(app: App, found: Found, { unknown, meanings }: UnknownLines): Promise<Unknown[]> {
  const written = unknown.map(({ text, card }) => ({
    ...{ text: text ?? '', card, perhaps: card ? meanings.perhaps(card) : [] },
  }))
  const suggestions = await suggestionsFor(app, found, written)
  return unknown.map(({ line, lineNumber, text, productId, card }, at) => ({
    line,
    line_number: lineNumber,
    text: text ?? `#${productId}`,
    ...(productId ? { reason: 'not_found' as const, word: null } : reasonOf(found, card)),
    suggestions: suggestions[at]!,
  }))
}

function isKnown({ index }: Found, productId: number) {
  const slot = index.slotOf.get(productId)
  return slot !== undefined && index.isHere[slot] === 1
}
