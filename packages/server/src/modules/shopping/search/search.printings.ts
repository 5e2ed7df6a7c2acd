import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Printing } from '@bra/contract/shopping/printings.schemas'
import type { searchSchemas } from '@bra/contract/shopping/search.schemas'
import { type Standard, usualStandard } from '@bra/contract/trade/standard'
import { thisOrBetter } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { fail } from '../../../platform/errors.ts'
import { OfParts } from '../../../platform/kept-replies.ts'
import { offsetOf, paginate } from '../../../platform/paging.ts'
import { type FoundOffer, offersOf, printingsOf, upToDate } from '../finder/index.ts'
import { cardsOf } from './search.cards.ts'

type PrintingsAsked = z.output<typeof searchSchemas.printings.body>
interface Usual {
  /** The standard of who asks; null for the usual one. */
  usual: Standard | null
}
type Priced = Pick<Printing, 'id' | 'offers' | 'price_cents' | 'lowest_cents'>

/** Refuses with `product_not_found` where the catalogue has no such product. A question without a filter means `usual`. */
export async function printingsOfProduct(app: App, product: number, { usual, ...asked }: PrintingsAsked & Usual) {
  const found = await upToDate(app)
  const ids = printingsOf(found, product)
  if (!ids.length) fail('product_not_found')
  const filter = asked.filter ?? usual ?? usualStandard
  const isWanted = wantedBy(filter)
  const all = ids.map((id) => priced(id, offersOf(found, id), isWanted))
  // what nobody offers stands last, and the newest first among equals
  if (asked.order === 'price') all.sort((a, b) => (a.price_cents ?? Infinity) - (b.price_cents ?? Infinity) || 0)
  const shown = all.slice(offsetOf(asked), offsetOf(asked) + asked.per_page)
  const cards = await cardsOf(
    app,
    found,
    shown.map(({ id }) => id),
  )
  const parts = () => [...cards, JSON.stringify([shown, ids.length])]
  return new OfParts(JSON.stringify([product, asked, filter]), parts, () => ({
    printings: printingsView(shown, cards),
    paginate: paginate(asked, ids.length),
  }))
}

function wantedBy({ condition, languages, finishes }: NonNullable<PrintingsAsked['filter']>) {
  const conditions = condition && thisOrBetter(condition)
  return ({ kind }: FoundOffer) =>
    (!conditions || conditions.includes(kind.condition)) &&
    (!languages.length || languages.includes(kind.language)) &&
    (!finishes.length || finishes.includes(kind.finish))
}

function priced(id: number, offers: FoundOffer[], isWanted: (offer: FoundOffer) => boolean): Priced {
  const wanted = offers.filter(isWanted)
  return { id, offers: wanted.length, price_cents: lowest(wanted), lowest_cents: lowest(offers) }
}

const lowest = (offers: FoundOffer[]) =>
  offers.reduce<number | null>((low, { priceCents }) => Math.min(low ?? Infinity, priceCents), null)

function printingsView(shown: Priced[], cards: Product[]): Printing[] {
  const pricedAs = new Map(shown.map((each) => [each.id, each]))
  return cards.map((card) => ({ ...card, ...pricedAs.get(card.id)! }))
}
