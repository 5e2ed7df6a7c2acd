import type { BestBasket } from '@bra/contract/baskets.schemas'
import type { Product } from '@bra/contract/catalog.schemas'
import type { Store } from '@bra/contract/stores.schemas'
import type { ParcelFreight } from './baskets.freight.ts'
import type { Posed } from './baskets.problem.ts'
import type { Candidate } from './baskets.queries.ts'
import type { WantedLine } from './baskets.wanted.ts'
import type { Changed } from './solver/alternatives.ts'
import { freightOf, type Solved } from './solver/problem.ts'

interface Bought {
  /** Position of the line among the wanted ones. */
  at: number
  offer: Candidate
  quantity: number
}

/** What is bought in each store, by its id; the centre has none. */
export function boughtAt({ candidates }: Posed, { picks }: Solved): Map<number | null, Bought[]> {
  const bought = picks.map(({ line, offer, quantity }) => ({ at: line, offer: candidates[offer]!, quantity }))
  return Map.groupBy(bought, ({ offer }) => offer.store_id)
}

export const gramsOf = (items: Bought[]) => items.reduce((sum, { offer, quantity }) => sum + offer.grams * quantity, 0)

interface StoresShown {
  bought: Map<number | null, Bought[]>
  shops: Store[]
  center: { postsInDays: number }
  parcels: ParcelFreight
  wanted: WantedLine[]
  posed: Posed
}

/** The stores where most is spent first, each with its freight for what its parcel really weighs. */
export function storeViews({ bought, shops, center, parcels, wanted, posed }: StoresShown): BestBasket['stores'] {
  const views = [...bought].map(([id, items]) => {
    const store = shops.find((shop) => shop.id === id) ?? null
    const goods = items.reduce((sum, { offer, quantity }) => sum + offer.price_cents * quantity, 0)
    const estimate = parcels.of(items[0]!.offer.uf, gramsOf(items))!
    const { freeFrom } = posed.problem.stores[posed.storeIds.indexOf(id)]!
    const cents = freightOf({ freight: estimate.cents, freeFrom }, goods)
    return {
      store,
      items: items.map((item) => itemView(item, wanted)),
      goods_cents: goods,
      freight: {
        cents,
        method: estimate.methodName,
        days: (store?.posts_in_days ?? center.postsInDays) + estimate.days,
        free: cents === 0,
      },
    }
  })
  return views.sort((a, b) => b.goods_cents - a.goods_cents || (a.store?.id ?? 0) - (b.store?.id ?? 0))
}

const itemView = ({ at, offer, quantity }: Bought, wanted: WantedLine[]) => ({
  line: wanted[at]!.line,
  listing_id: offer.id,
  product_id: offer.product_id,
  product_name: offer.product_name,
  quantity,
  price_cents: offer.price_cents,
  condition: offer.condition,
  language: offer.language,
  finish: offer.finish,
})

interface LinesShown {
  wanted: WantedLine[]
  cards: Product[]
  solved: Solved
  dropped: number[]
}

export function lineViews({ wanted, cards, solved, dropped }: LinesShown): BestBasket['lines'] {
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return wanted.map(({ line, text, foundBy, productIds, quantity, limits }, at) => ({
    ...limits,
    line,
    text,
    product: cardOf.get(productIds[0]!)!,
    found_by: foundBy,
    quantity,
    dropped: dropped.includes(line),
    missing: solved.missing[at]!,
  }))
}

interface Told {
  posed: Posed
  solved: Solved
  wanted: WantedLine[]
}

export const alternativesView = (changed: Changed[], { posed, solved, wanted }: Told): BestBasket['alternatives'] =>
  changed
    // nobody is asked to do without the centre: it is no store that one may not like
    .filter(({ kind, of }) => kind !== 'close_store' || posed.storeIds[of!] !== null)
    .map(({ kind, of, total, missing }) => ({
      kind,
      store_id: kind === 'close_store' ? posed.storeIds[of!]! : null,
      line: kind === 'drop_line' ? wanted[of!]!.line : null,
      difference_cents: total - solved.total,
      missing,
    }))
