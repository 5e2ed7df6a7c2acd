import type { CardLanguage, Finish, OfferCondition, Uf } from '@bra/contract/trade/trade'
import { DAY_MS, weekdayInBrazil } from '@bra/server/platform/clock'
import { demoStores } from '../stores.ts'
import type { DemoStore } from '../world.types.ts'
import type { Article } from './articles.ts'
import { priceWalk } from './price-walk.ts'
import { type Random, randomOf } from './random.ts'
import { shopPrice, variantOf, worthOf } from './variants.ts'

export interface DemoSale {
  product: string
  store: string
  condition: OfferCondition
  language: CardLanguage
  finish: Finish
  quantity: number
  unitPriceCents: number
  uf: Uf
  soldAt: Date
}

const DAYS = 730
const MOST_SALES_OF_NEW_STORE = 7
const storeWeights = { large: 14, medium: 5, small: 1.4, new: 0 }
/** Weights of stores for sales; of two stores of one size, one is better known. */
const draws = new Map(
  demoStores.map(({ slug, size }) => [slug, storeWeights[size] * (0.5 + randomOf(`fame ${slug}`).next())]),
)
/** Sales by month: holidays, school breaks, and the lull after them. */
const seasons = [0.9, 0.75, 0.85, 0.9, 0.95, 1, 1.2, 0.95, 0.9, 1.05, 1.25, 1.6]
const BUSIEST = 1.6 * 1.25 * 3
const buyers: Partial<Record<Uf, number>> = {
  SP: 30, MG: 12, RJ: 11, PR: 8, RS: 8, SC: 6, BA: 5, PE: 4, CE: 4, GO: 4, DF: 3, PB: 3, ES: 2, PA: 2, RN: 2, AM: 1, MA: 1, MT: 1, MS: 1,
} // prettier-ignore

/** Returns about `total` sales of two years, popular articles most often, each at the price of its day. */
export function salesOf(articles: Article[], stores: DemoStore[], { now, total }: { now: Date; total: number }) {
  const weights = articles.map((article) => article.popularity * Math.min(1, article.releasedDaysAgo / DAYS))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const sales = articles.flatMap((article, at) => {
    const count = Math.round((total * weights[at]!) / sum)
    return salesOfArticle(article, stores, now, count)
  })
  return [...sales, ...firstSales(articles, stores, now)].sort((a, b) => a.soldAt.getTime() - b.soldAt.getTime())
}

function salesOfArticle(article: Article, stores: DemoStore[], now: Date, count: number): DemoSale[] {
  const random = randomOf(`sales ${article.code}`)
  const priceAt = priceWalk(article)
  return Array.from({ length: count }, () => {
    const daysAgo = dayOfSale(article, now, random)
    return saleOf(article, storeAt(daysAgo, stores, random), { daysAgo, now, random, priceAt })
  })
}

/** Draws days until one is accepted; busy days are accepted more often. */
function dayOfSale(article: Article, now: Date, random: Random) {
  for (;;) {
    const daysAgo = random.next() * Math.min(DAYS, article.releasedDaysAgo)
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const isWeekend = [0, 6].includes(weekdayInBrazil(at))
    const rush = 1 + 2 * Math.exp((daysAgo - article.releasedDaysAgo) / 15)
    const busy = seasons[at.getUTCMonth()]! * (isWeekend ? 1.25 : 1) * rush * Math.exp(-daysAgo / 600)
    if (random.next() * BUSIEST < busy) return daysAgo
  }
}

function storeAt(daysAgo: number, stores: DemoStore[], random: Random) {
  const open = stores.filter((store) => store.openedDaysAgo > daysAgo && storeWeights[store.size] > 0)
  const slug = random.weighted(Object.fromEntries(open.map((store) => [store.slug, draws.get(store.slug)!])))
  return open.find((store) => store.slug === slug)!
}

interface Circumstances {
  daysAgo: number
  now: Date
  random: Random
  priceAt: (daysAgo: number) => number
}

function saleOf(article: Article, store: DemoStore, { daysAgo, now, random, priceAt }: Circumstances): DemoSale {
  const variant = variantOf(article, random)
  const paid = article.baseCents * priceAt(daysAgo) * worthOf(variant) * Math.exp(0.07 * random.bell())
  const several = article.baseCents < 300 ? 0.45 : article.baseCents < 3000 ? 0.2 : 0.03
  return {
    product: article.code,
    store: store.slug,
    condition: variant.condition,
    language: variant.language,
    finish: variant.finish,
    quantity: random.chance(several) ? random.int(2, 4) : 1,
    unitPriceCents: shopPrice(paid),
    uf: random.weighted(buyers),
    soldAt: new Date(Math.floor(now.getTime() - daysAgo * DAY_MS)),
  }
}

/** New stores have sold something, but too little for a rating. */
function firstSales(articles: Article[], stores: DemoStore[], now: Date) {
  return stores
    .filter((store) => store.size === 'new')
    .flatMap((store) => {
      const random = randomOf(`first sales ${store.slug}`)
      return Array.from({ length: random.int(1, MOST_SALES_OF_NEW_STORE) }, () => {
        const article = random.pick(articles)
        const daysAgo = random.next() * Math.min(store.openedDaysAgo, article.releasedDaysAgo)
        return saleOf(article, store, { daysAgo, now, random, priceAt: priceWalk(article) })
      })
    })
}
