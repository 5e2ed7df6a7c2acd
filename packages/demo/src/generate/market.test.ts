import { describe, expect, it } from 'vitest'
import type { RaritySlug } from '../demo.types.ts'
import { demoPromotions } from '../promotions.ts'
import { demoStores } from '../stores.ts'
import { articles } from './articles.ts'
import { type DemoOffer, offersOf } from './offers.ts'
import { reviewsOf } from './reviews.ts'
import { salesOf } from './sales.ts'
import { viewsOf } from './views.ts'

const now = new Date('2026-11-21T15:00:00Z')
const allOffers = (isThin = false) =>
  articles.flatMap((article) => offersOf(article, demoStores, demoPromotions, isThin))
const offers = allOffers()
const rarityOf = new Map(articles.map((article) => [article.code, article.rarity]))
const median = (amounts: number[]) => amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)]!
const cheapest = (list: DemoOffer[]) => Math.min(...list.map((offer) => offer.priceCents))

describe('the offers of the demo world', () => {
  it('are at least twelve thousand, most of them cheap', () => {
    expect(offers.length).toBeGreaterThanOrEqual(12_000)
    expect(offers.filter((offer) => offer.priceCents <= 500).length).toBeGreaterThan(offers.length / 2)
  })

  it('cost more the rarer the card is', () => {
    const medians = (['comum', 'incomum', 'rara', 'epica', 'lendaria'] satisfies RaritySlug[]).map((rarity) =>
      median(offers.filter((offer) => rarityOf.get(offer.product) === rarity).map((offer) => offer.priceCents)),
    )
    expect(medians).toEqual(medians.toSorted((a, b) => a - b))
    expect(medians[4]).toBeGreaterThan(100 * medians[1]!)
  })

  it('never repeat a variant within a store', () => {
    const keys = offers.map(({ store, product, condition, language, finish, extras, grade }) =>
      JSON.stringify([store, product, condition, language, finish, extras, grade]),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are more in a large store than in a small one, and cost less in a promotion', () => {
    const sizes = demoStores.map(({ slug, size }) => ({
      size,
      count: offers.filter((one) => one.store === slug).length,
    }))
    const fewestOfLarge = Math.min(...sizes.filter((one) => one.size === 'large').map((one) => one.count))
    const mostOfSmall = Math.max(...sizes.filter((one) => one.size === 'small').map((one) => one.count))
    expect(fewestOfLarge).toBeGreaterThan(4 * mostOfSmall)
    const reduced = offers.filter((offer) => offer.promotion)
    expect(reduced.length).toBeGreaterThan(100)
    for (const offer of reduced) expect(offer.regularCents).toBeGreaterThan(offer.priceCents)
  })

  it.each([false, true])('hold the two cards that everyone names, in a thin market (%s) too', (isThin) => {
    const market = allOffers(isThin)
    const curupira = market.filter((offer) => offer.product === 'BDN-004')
    const boitata = market.filter((offer) => offer.product === 'BDN-017')
    expect([curupira.length, new Set(curupira.map((offer) => offer.store)).size]).toEqual([26, 12])
    expect([cheapest(curupira), cheapest(boitata)]).toEqual([9600, 38_900])
  })

  it('are the same each time', () => expect(allOffers()).toEqual(offers))
})

describe('the past of the demo world', () => {
  const sales = salesOf(articles, demoStores, { now, total: 6000 })

  it('has sales of two years, none after now, nor before the store or the card was there', () => {
    const openedOf = new Map(demoStores.map((store) => [store.slug, store.openedDaysAgo]))
    const releasedOf = new Map(articles.map((article) => [article.code, article.releasedDaysAgo]))
    expect(sales.length).toBeGreaterThan(5800)
    for (const sale of sales) {
      const daysAgo = (now.getTime() - sale.soldAt.getTime()) / 86_400_000
      expect(daysAgo).toBeGreaterThanOrEqual(0)
      expect(daysAgo).toBeLessThanOrEqual(
        Math.min(openedOf.get(sale.store)!, releasedOf.get(sale.product)!, 730) + 0.001,
      )
    }
  })

  it('leaves new stores with too few sales to be judged', () => {
    const judgeable = demoStores.filter(({ slug }) => sales.filter((sale) => sale.store === slug).length >= 10)
    expect(judgeable).toEqual(demoStores.filter((store) => store.size !== 'new'))
  })

  it('sells sought cards more, and counts one view a viewer, product and day', () => {
    const curupira = sales.filter((sale) => sale.product === 'BDN-004').length
    expect(curupira).toBeGreaterThan((3 * sales.length) / articles.length)
    const views = viewsOf(articles, { now, total: 3000 })
    expect(new Set(views.map((view) => `${view.product} ${view.day} ${view.viewer}`)).size).toBe(views.length)
  })

  it('reviews stores as their buyers felt, and new ones not at all', () => {
    const average = (stars: string) => {
      const given = demoStores.filter((store) => store.stars === stars).flatMap((store) => reviewsOf(store, now))
      return given.reduce((sum, review) => sum + review.stars, 0) / given.length
    }
    expect(average('excellent')).toBeGreaterThan(average('good'))
    expect(average('good')).toBeGreaterThan(average('mixed'))
    expect(demoStores.filter((store) => store.size === 'new').flatMap((store) => reviewsOf(store, now))).toEqual([])
  })

  it('is the same each time', () => {
    expect(salesOf(articles, demoStores, { now, total: 6000 })).toEqual(sales)
  })
})
