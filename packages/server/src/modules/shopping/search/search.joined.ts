import type { SiteLanguage } from '@bra/contract/kit/language'
import { Product } from '@bra/contract/catalogue/catalog.schemas'
import { type FoundProduct, searchSchemas } from '@bra/contract/shopping/search.schemas'
import { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { shownOffer } from '@bra/contract/trade/trade'
import type { z } from 'zod'
import { bytesOf, fieldsOf, fieldsOnce, type JsonBytes, writerOf } from '../../../platform/written.ts'
import type { Hit, Offered } from '../finder/index.ts'
import { isFreeToday } from './search.free-freight.ts'

const prices = {
  price_low: true,
  price_high: true,
  offers: true,
  stores: true,
  lowest_offer: true,
  standard_offer: true,
} as const
type Prices = Pick<Product, keyof typeof prices>

/** A card is written in two pieces, because a filter changes its prices and nothing else of it. */
export const faceFields = fieldsOnce(Product.omit(prices))
export const priceFields = fieldsOnce(Product.pick(prices))
const besidesProducts = writerOf(searchSchemas.products.reply.omit({ products: true }))

export const pricesOf = ({ low, high, count, stores, lowest, standard }: Offered): Prices => ({
  price_low: low,
  price_high: high,
  offers: count,
  stores,
  lowest_offer: checked(lowest),
  standard_offer: checked(standard),
})

/** The finder makes offers of its own numbers, but holds a grade as the database has it. */
const checked = (offer: NamedOffer | null) => (offer?.grade ? NamedOffer.parse(offer) : offer)

interface Shown {
  shown: NamedOffer | null
  promotion: Hit['promotion']
  /** Price in cents from which freight is free today; null if it is not. */
  freeToday: number | null
}

export const shownIn = ({ shown, promotion, freeToday }: Shown): Pick<FoundProduct, 'free_shipping' | 'promotion'> => ({
  free_shipping: shown !== null && (shown.free_shipping || isFreeToday(shown.price_cents, freeToday)),
  promotion: promotion && {
    id: promotion.id,
    price_cents: promotion.price,
    regular_price_cents: promotion.regular,
    discount_percent: Math.round(100 - (100 * promotion.price) / promotion.regular),
    ends_at: promotion.ends_at,
  },
})

interface ListedCards {
  cards: Product[]
  hits: Hit[]
  freeToday: number | null
}

export function joinedList(
  { cards, hits, freeToday }: ListedCards,
  besides: z.input<typeof searchSchemas.products.reply> extends infer Reply ? Omit<Reply, 'products'> : never,
  language: SiteLanguage,
): JsonBytes {
  const hitOf = new Map(hits.map((hit) => [hit.id, hit]))
  const products = cards.map((card) => {
    const { offered, promotion } = hitOf.get(card.id)!
    const asked = offered && pricesOf(offered)
    const own = shownIn({ shown: shownOffer(asked ?? card), promotion, freeToday })
    const priced = asked ? fieldsOf(asked) : priceFields(card, language)
    return `{${faceFields(card, language)},${priced},${fieldsOf(own)}}`
  })
  return `{"products":[${products.join()}],${bytesOf(besidesProducts(besides, language).slice(1))}`
}
