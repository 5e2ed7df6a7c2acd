import { MOST_BASKET_LINES } from '@bra/contract/baskets'
import type { BasketLimits, BestBasket, BestBasketAsked } from '@bra/contract/baskets.schemas'
import { cardOfText, readCardList } from '@bra/contract/card-lists'
import { plain } from '@bra/contract/format'
import { referenceOf } from '@bra/contract/references'
import type { App } from '../../app.ts'
import { fail } from '../../platform/errors.ts'
import { type Found, productsNamed, versionsOf } from '../finder/index.ts'
import { productsOfReferences, setsOfProducts } from './baskets.queries.ts'

const MOST_PRINTINGS = 300

type FoundBy = BestBasket['lines'][number]['found_by']
type Unknown = BestBasket['unknown'][number]

/** A line as it was asked for, before anybody knows which product it means. */
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
  /** The product that stands for the line first, then other printings that do as well. */
  productIds: number[]
}

/** Which products each line means; what names none is told apart, and no line is lost. */
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

/** Reads what all lines need at once; the answer then says of one line which products it means, if any. */
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
    const rows = referenced.filter((row) => isPrinted(row, card))
    const ids = named.get(plain(card.name)) ?? []
    const row = rows.find(({ id }) => ids.includes(id)) ?? (ids.length ? undefined : rows[0])
    if (row) return printingsOf(row.id, 'reference')
    const ofSet = inSet(card)
    if (ofSet[0] !== undefined)
      return {
        foundBy: 'reference',
        productIds: [...new Set([...ofSet, ...printingsOf(ofSet[0], 'reference').productIds])],
      }
    const foundBy = card.set ? 'other_printing' : 'name'
    return ids.length ? { foundBy, productIds: ids.slice(0, MOST_PRINTINGS) } : null
  }
}

/** Where a set is written without a number, the cards of that name which are of it. */
async function printedIn({ db }: App, written: Written[], named: Map<string, number[]>) {
  const unnumbered = written.filter(({ set, number }) => set && !number)
  const ids = unnumbered.flatMap(({ name }) => named.get(plain(name)) ?? [])
  const rows = ids.length ? await setsOfProducts(db, [...new Set(ids)]) : []
  const setsOf = new Map(rows.map(({ id, code, name }) => [id, [plain(code ?? ''), plain(name)]]))
  return ({ name, set, number }: Written) =>
    set && !number ? (named.get(plain(name)) ?? []).filter((id) => setsOf.get(id)?.includes(plain(set))) : []
}

function isKnown({ shelf }: Found, productId: number) {
  const slot = shelf.slotOf.get(productId)
  return slot !== undefined && shelf.isHere[slot] === 1
}

type Written = NonNullable<AskedLine['card']>

const codeOf = ({ set, number }: Written) => `${set}-${number}`.toUpperCase()

const isPrinted = ({ reference, code }: { reference: string; code: string }, card: Written) =>
  card.set !== null &&
  card.number !== null &&
  (reference === referenceOf(card.set, card.number) || code === codeOf(card))
