import { MOST_BASKET_LINES } from '@bra/contract/shopping/basket-limits'
import type { BasketLimits, BestBasket, BestBasketAsked } from '@bra/contract/shopping/baskets.schemas'
import { cardOfText, readCardList } from '@bra/contract/trade/card-lists'
import { plain } from '@bra/contract/trade/format'
import { referenceOf } from '@bra/contract/trade/references'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { type Found, ofOneCard, printingsOfCards, productsNamed, versionsOf } from '../finder/index.ts'
import { productsOfReferences, setsOfProducts } from './baskets.queries.ts'

const MOST_PRINTINGS = 300

type FoundBy = BestBasket['lines'][number]['found_by']
type Unknown = BestBasket['unknown'][number]

/** A line before it is known which product it means. */
interface AskedLine {
  line: number
  lineNumber: number | null
  text: string | null
  quantity: number
  limits: BasketLimits
  productId: number | null
  card: ReturnType<typeof cardOfText>
}

export interface WantedLine extends Pick<AskedLine, 'line' | 'lineNumber' | 'text' | 'quantity' | 'limits'> {
  foundBy: FoundBy
  /** The product that the line means, then other printings that may be bought instead. */
  productIds: number[]
}

/** Finds the products that each line means; lines that mean none are returned as `unknown`. */
export async function wantedLines(app: App, found: Found, asked: BestBasketAsked) {
  const lines = linesOf(asked)
  if (lines.length > MOST_BASKET_LINES)
    fail('invalid_input', { list: `Peça no máximo ${MOST_BASKET_LINES} linhas de uma vez.` })
  const meaning = await meanings(app, found, lines)
  const wanted: WantedLine[] = []
  const unknown: Unknown[] = []
  for (const line of lines) {
    const meant = meaning(line)
    if (meant) wanted.push({ ...line, ...meant })
    else unknown.push(unknownOf(line))
  }
  return { wanted, unknown }
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
  const sent = lines.map(({ product_id: productId, name, quantity, ...own }) => ({
    lineNumber: null,
    text: productId ? null : name!,
    quantity,
    limits: own,
    productId: productId ?? null,
    card: productId ? null : cardOfText(name!),
  }))
  const written = [...cards, ...unreadable]
    .sort((a, b) => a.lineNumber - b.lineNumber)
    .map((each) => ({ ...each, limits: ownOf.get(each.lineNumber) ?? limits, productId: null }))
  return [...sent, ...written].map((each, at) => ({ ...each, line: at + 1 }))
}

const unknownOf = ({ line, lineNumber, text, productId, card }: AskedLine): Unknown => ({
  line,
  line_number: lineNumber,
  text: text ?? `#${productId}`,
  reason: card || productId ? 'not_found' : 'unreadable',
})

/** Reads what all lines need at once; the function that it returns gives the products that a line means, or null. */
async function meanings(app: App, found: Found, lines: AskedLine[]) {
  const written = lines.flatMap(({ card }) => card ?? [])
  const named = productsNamed(found, [...new Set(written.map(({ name }) => plain(name)).filter(Boolean))])
  const printed = written.filter(({ set, number }) => set && number)
  const referenced = await productsOfReferences(
    app.db,
    printed.map(({ set, number }) => referenceOf(set!, number!)),
    printed.map(codeOf),
  )
  const inSet = await printedIn(app, written, named)
  return ({ productId, card, limits }: AskedLine): Pick<WantedLine, 'foundBy' | 'productIds'> | null => {
    const printingsOf = (id: number, foundBy: FoundBy) => ({
      foundBy,
      productIds: [id, ...(limits.any_printing ? versionsOf(found, id, MOST_PRINTINGS) : [])],
    })
    if (productId !== null) return isKnown(found, productId) ? printingsOf(productId, 'product') : null
    if (!card) return null
    const ofReference = referenced.filter((row) => isPrinted(row, card)).map(({ id }) => id)
    const ids = named.get(plain(card.name)) ?? []
    const exact = ids.length ? printingsOfCards(found, ofReference, ids)[0] : ofReference[0]
    if (exact !== undefined) return printingsOf(exact, 'reference')
    const ofSet = ofOneCard(found, inSet(card))
    if (ofSet[0] !== undefined)
      return {
        foundBy: 'reference',
        productIds: [...new Set([...ofSet, ...printingsOf(ofSet[0], 'reference').productIds])],
      }
    const foundBy = card.set ? 'other_printing' : 'name'
    return ids.length ? { foundBy, productIds: ofOneCard(found, ids).slice(0, MOST_PRINTINGS) } : null
  }
}

/** Returns the products of that name in the set, if the set is written without a number. */
async function printedIn({ db }: App, written: CardInText[], named: Map<string, number[]>) {
  const unnumbered = written.filter(({ set, number }) => set && !number)
  const ids = unnumbered.flatMap(({ name }) => named.get(plain(name)) ?? [])
  const rows = ids.length ? await setsOfProducts(db, [...new Set(ids)]) : []
  const setsOf = new Map(rows.map(({ id, code, name }) => [id, [plain(code ?? ''), plain(name)]]))
  return ({ name, set, number }: CardInText) =>
    set && !number ? (named.get(plain(name)) ?? []).filter((id) => setsOf.get(id)?.includes(plain(set))) : []
}

function isKnown({ index }: Found, productId: number) {
  const slot = index.slotOf.get(productId)
  return slot !== undefined && index.isHere[slot] === 1
}

type CardInText = NonNullable<AskedLine['card']>

const codeOf = ({ set, number }: CardInText) => `${set}-${number}`.toUpperCase()

const isPrinted = ({ reference, code }: { reference: string; code: string }, card: CardInText) =>
  card.set !== null &&
  card.number !== null &&
  (reference === referenceOf(card.set, card.number) || code === codeOf(card))
