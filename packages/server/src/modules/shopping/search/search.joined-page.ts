import { Product, ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import type { SiteLanguage } from '@bra/contract/kit/language'
import { searchSchemas, StoreOffer } from '@bra/contract/shopping/search.schemas'
import { StoreHabits } from '@bra/contract/stores/stores.schemas'
import type { z } from 'zod'
import { bytesOf, fieldsOf, fieldsOnce, type JsonBytes, writerOf } from '../../../platform/written.ts'
import type { ShownOffer } from './offers.queries.ts'
import type { ProductPage } from './product.queries.ts'
import { faceFields, priceFields } from './search.joined.ts'
import type { Terms } from './search.offer-view.ts'
import { neighbourView, type Shelved } from './search.shelved.ts'
import type { BestOffers } from './search.best.ts'

const ofCards = Object.fromEntries(Object.keys(Product.shape).map((name) => [name, true])) as Record<
  keyof typeof Product.shape,
  true
>
const ofTerms = { freight: true, total_cents: true, versus_median: true } as const
const ofHabits = { on_time_rate: true, honour_rate: true, grading_rate: true } as const
const ofOffers = { offers: true, best: true } as const
const ofShelves = { product: true, versions: true, related: true, previous: true, next: true } as const
const { reply } = searchSchemas.show

const detailFields = fieldsOnce(ProductDetail.omit(ofCards))
const copyFields = fieldsOnce(StoreOffer.omit({ ...ofTerms, ...ofHabits }))
const habitFields = fieldsOnce(StoreHabits)
const besidesOffers = writerOf(reply.omit({ ...ofShelves, ...ofOffers }))
const neighbours = writerOf(reply.pick({ previous: true, next: true }))

type BesidesOffers = Pick<z.input<typeof reply>, 'paginate' | 'chips' | 'standing'>

interface WrittenOffers {
  shown: ShownOffer[]
  best: (BestOffers & { chosen: ShownOffer }) | null
  termsOf: (offer: ShownOffer) => Terms
  besides: BesidesOffers
}

interface Parts {
  cards: Product[]
  shelved: Shelved
  offers: WrittenOffers
}

export function joinedPage(page: ProductPage, parts: Parts, language: SiteLanguage): JsonBytes {
  const { cards, shelved, offers } = parts
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const cardFields = (card: Product) => `${faceFields(card, language)},${priceFields(card, language)}`
  const listed = (ids: number[]) =>
    ids.flatMap((id) => (cardOf.has(id) ? `{${cardFields(cardOf.get(id)!)}}` : [])).join()
  const offer = (each: ShownOffer) =>
    `{${copyFields(each.offer, language)},${fieldsOf(offers.termsOf(each))},${habitFields(each.offer, language)}}`
  const neighbour = (id: number | null) => neighbourView(cardOf.get(id ?? 0))
  const { best } = offers
  return [
    `{"product":{${cardFields(cardOf.get(shelved.id)!)},${detailFields(page.detail, language)}}`,
    `"offers":[${offers.shown.map(offer).join()}]`,
    `"best":${best ? `{"offer":${offer(best.chosen)},"in_standard":${best.isInStandard}}` : null}`,
    bytesOf(besidesOffers(offers.besides, language).slice(1, -1)),
    `"versions":[${listed(shelved.versions)}]`,
    `"related":[${listed(shelved.related)}]`,
    bytesOf(neighbours({ previous: neighbour(shelved.previous), next: neighbour(shelved.next) }, language).slice(1)),
  ].join()
}
