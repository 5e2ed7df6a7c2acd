import type { BestBasket } from '@bra/contract/shopping/baskets.schemas'
import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Store } from '@bra/contract/stores/stores.schemas'
import { type Bought, type BoughtAt, type Freights, goodsOf } from './baskets.parcels.ts'
import { goodsOfKept, type CartParcel } from './baskets.kept.ts'
import type { Posed } from './baskets.problem.ts'
import type { CopyNotes } from './baskets.queries.ts'
import type { WantedLine } from './baskets.wanted.ts'
import type { Changed } from '@bra/solver/alternatives'
import type { Solved } from '@bra/solver/problem'

interface StoresShown {
  bought: BoughtAt
  shopOf: Map<number | null, Store>
  freights: Freights
  kept: CartParcel[]
  wanted: WantedLine[]
  notes: ReadonlyMap<number, CopyNotes>
}

export function storeViews({ bought, shopOf, freights, kept, wanted, notes }: StoresShown): BestBasket['stores'] {
  const countOf = new Map(kept.map(({ store_id: id, count }) => [id, count]))
  const views = [...bought].map(([id, items]) => ({
    store: shopOf.get(id) ?? null,
    items: items.map((item) => itemView(item, wanted, notes)),
    goods_cents: goodsOf(items),
    kept_count: countOf.get(id) ?? 0,
    freight: freights.get(id)!,
  }))
  return views.sort((a, b) => b.goods_cents - a.goods_cents || (a.store?.id ?? 0) - (b.store?.id ?? 0))
}

export function keptView({ bought, freights, kept }: Pick<StoresShown, 'bought' | 'freights' | 'kept'>) {
  const sum = (of: (parcel: CartParcel) => number) => kept.reduce((total, parcel) => total + of(parcel), 0)
  return {
    count: sum(({ count }) => count),
    goods_cents: goodsOfKept(kept),
    freight_cents: sum(({ store_id: id }) => (bought.has(id) ? 0 : freights.get(id)!.cents)),
  }
}

const NO_NOTES: CopyNotes = { comment: null, photos: [], passport: null }

const itemView = ({ at, offer, quantity }: Bought, wanted: WantedLine[], notes: StoresShown['notes']) => ({
  ...(notes.get(offer.id) ?? NO_NOTES),
  line: wanted[at]!.line,
  listing_id: offer.id,
  product_id: offer.product_id,
  product_name: offer.product_name,
  product_code: offer.product_code,
  quantity,
  price_cents: offer.price_cents,
  condition: offer.condition,
  grade: offer.grade,
  language: offer.language,
  finish: offer.finish,
  extras: offer.extras,
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

interface Solution {
  posed: Posed
  solved: Solved
  wanted: WantedLine[]
}

export const alternativesView = (changed: Changed[], { posed, solved, wanted }: Solution): BestBasket['alternatives'] =>
  changed
    // closing the centre is no alternative, as it is no store that one may not like
    .filter(({ kind, of }) => kind !== 'close_store' || posed.storeIds[of!] !== null)
    .map(({ kind, of, total, missing }) => ({
      kind,
      store_id: kind === 'close_store' ? posed.storeIds[of!]! : null,
      line: kind === 'drop_line' ? wanted[of!]!.line : null,
      difference_cents: total - solved.total,
      missing,
    }))
