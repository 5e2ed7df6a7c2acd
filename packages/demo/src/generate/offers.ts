import type { DemoPromotion, DemoStore } from '../world.types.ts'
import { anchors, type Article } from './articles.ts'
import { type Random, randomOf } from './random.ts'
import { type Variant, shopPrice, variantOf, worthOf } from './variants.ts'

export interface DemoOffer extends Variant {
  /** The slug of a store; `product` is a code. */
  store: string
  product: string
  priceCents: number
  promotion: string | null
  regularCents: number | null
  quantity: number
  braCenterQuantity: number
  comment: string | null
  isPaused: boolean
  listedDaysAgo: number
}

type StoreSize = DemoStore['size']
/** The share of the catalogue that a store lists, and how many variants it adds on average. */
const coverage: Record<StoreSize, number> = { large: 0.9, medium: 0.46, small: 0.14, new: 0.07 }
const moreVariants: Record<StoreSize, number> = { large: 0.62, medium: 0.5, small: 0.3, new: 0.15 }
const scarcity = { comum: 1, incomum: 1, rara: 0.85, epica: 0.6, lendaria: 0.4 }
const SCARCITY_OF_GOODS = 0.6
const MOST_VARIANTS = 7
const THIN = 0.22

const comments = [
  'Foto do próprio exemplar. Borda lateral com um pontinho branco.',
  'Guardada em fichário desde que abri o booster.',
  'Leve desgaste no canto superior, face perfeita.',
  'Centralização boa, sem riscos no foil.',
  'Marca de mesa no verso, não aparece no sleeve.',
  'Vai em sleeve duplo e toploader.',
  'Puxada de pré-lançamento, nunca jogada.',
  'Tem um risco fino no foil, visível só contra a luz.',
]

/** Returns all offers of one article. The small market of the tests has the same stores and anchors. */
export function offersOf(article: Article, stores: DemoStore[], promotions: DemoPromotion[], isThin: boolean) {
  const anchor = anchors[article.code]
  if (!anchor) {
    const sellers = stores.filter((store) => doesList(store, article, isThin))
    return sellers.flatMap((store) => {
      const random = randomOf(`offers ${store.slug} ${article.code}`)
      return offersOfStore(article, store, countOfVariants(store, random), promotions)
    })
  }
  const sellers = stores
    .filter((store) => store.backInDays === null && (store.size === 'large' || store.size === 'medium'))
    .slice(0, anchor.stores)
  const offers = sellers.flatMap((store, at) => {
    const count =
      Math.floor((anchor.offers * (at + 1)) / sellers.length) - Math.floor((anchor.offers * at) / sellers.length)
    return offersOfStore(article, store, count, [])
  })
  return startingAt(anchor.fromCents, offers)
}

function doesList(store: DemoStore, article: Article, isThin: boolean) {
  const scarce = article.rarity ? scarcity[article.rarity] : SCARCITY_OF_GOODS
  const share = coverage[store.size] * scarce * cornerOf(store, article) * (isThin ? THIN : 1)
  return article.releasedDaysAgo > 0 && randomOf(`lists ${store.slug} ${article.code}`).chance(share)
}

/** Weights an article for a small store, which lists mostly one set and one element. */
function cornerOf(store: DemoStore, article: Article) {
  if (store.size === 'large' || store.size === 'medium') return 1
  const random = randomOf(`corner ${store.slug}`)
  const set = random.pick(['BDN', 'AGE', 'CEB', 'PAS', 'CEV'])
  const element = random.pick(['mata', 'agua', 'fogo', 'vento', 'noite', 'terra'])
  return 0.3 + (article.set === set ? 1.6 : 0) + (article.element === element ? 1.2 : 0)
}

function countOfVariants(store: DemoStore, random: Random) {
  let count = 1
  while (count < MOST_VARIANTS && random.chance(moreVariants[store.size])) count++
  return count
}

function offersOfStore(article: Article, store: DemoStore, count: number, promotions: DemoPromotion[]) {
  const random = randomOf(`variants ${store.slug} ${article.code}`)
  const variants = new Map<string, Variant>()
  for (let tries = 0; variants.size < count && tries < 12 * count; tries++) {
    const { grade, ...rest } = variantOf(article, random)
    variants.set(JSON.stringify([rest, grade?.company, grade?.grade]), { grade, ...rest })
  }
  return [...variants.values()].map((variant) => offerOf(article, store, variant, { random, promotions }))
}

interface Circumstances {
  random: Random
  promotions: DemoPromotion[]
}

function offerOf(
  article: Article,
  store: DemoStore,
  variant: Variant,
  { random, promotions }: Circumstances,
): DemoOffer {
  const attitude = 0.93 + 0.2 * randomOf(`attitude ${store.slug}`).next()
  const asked = shopPrice(article.baseCents * worthOf(variant) * attitude * Math.exp(0.06 * random.bell()))
  const promotion = promotions.find((one) => takesPart(one, store, article))
  const reduced = promotion ? Math.round((asked * (100 - promotion.percentOff)) / 500) * 5 : asked
  const quantity = random.chance(0.02) ? 0 : quantityOf(article, store, random)
  return {
    ...variant,
    store: store.slug,
    product: article.code,
    priceCents: reduced,
    promotion: reduced < asked ? promotion!.title : null,
    regularCents: reduced < asked ? asked : null,
    quantity,
    braCenterQuantity: store.braCenter && random.chance(0.25) ? random.int(0, quantity) : 0,
    comment: random.chance(article.baseCents > 1000 ? 0.2 : 0.04) ? random.pick(comments) : null,
    isPaused: random.chance(0.03),
    listedDaysAgo: random.next() * Math.min(200, article.releasedDaysAgo, store.openedDaysAgo),
  }
}

function takesPart({ title, startsInDays, endsInDays, scope }: DemoPromotion, store: DemoStore, article: Article) {
  if (startsInDays > 0 || endsInDays <= 0) return false
  if (scope.set && scope.set !== article.set) return false
  if (scope.rarity && !(article.rarity && scope.rarity.includes(article.rarity))) return false
  if (scope.shape && !(article.shape && scope.shape.includes(article.shape))) return false
  return randomOf(`promotion ${title} ${store.slug}`).chance(0.4)
}

function quantityOf(article: Article, store: DemoStore, random: Random) {
  const plenty = article.baseCents < 300 ? 24 : article.baseCents < 3000 ? 8 : article.baseCents < 15_000 ? 3 : 1.4
  const scale = store.size === 'large' ? 1 : store.size === 'medium' ? 0.6 : 0.35
  return Math.max(1, Math.round(-Math.log(1 - random.next()) * plenty * scale))
}

function startingAt(fromCents: number, offers: DemoOffer[]): DemoOffer[] {
  const cheapest = Math.min(...offers.map((offer) => offer.priceCents))
  return offers.map((offer) => ({
    ...offer,
    isPaused: false,
    quantity: Math.max(1, offer.quantity),
    priceCents: offer.priceCents === cheapest ? fromCents : shopPrice((offer.priceCents * fromCents) / cheapest),
  }))
}
