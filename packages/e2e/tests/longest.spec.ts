import type { Reply } from '@bra/contract/kit/api'
import type { storefronts } from '@bra/contract/shopping/storefronts'
import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { MAX_PRICE_CENTS, MAX_STOCK } from '@bra/contract/trade/limits'
import type { Page } from '@playwright/test'
import { SITE_URL } from '../world/ports.ts'
import { expect, overhang, test } from './fixtures.ts'

/** The longest that a store may be called, and the largest figures that may stand beside its name. */
const longest: Partial<StoreDetail> = {
  name: 'Constantinopolitanamente Cartas, Tabuleiros e Colecionáveis',
  city: 'Vila Bela da Santíssima Trindade',
  uf: 'MT',
  status: 'vacation',
  bra_center: true,
  new_store: false,
  rating: 4.9,
  reviews_count: 1_234_567,
  sales_count: 12_345_678,
  posts_in_days: 5,
  free_shipping_over_cents: 1_000_000,
  on_time_rate: 0.9999,
  grading_rate: 0.9999,
  member_since: '2023-12-30T12:00:00.000Z',
}
const habits: Partial<StoreDetail>[] = [
  { honour_rate: 0.9999, cancellation_rate: 0.9999 },
  { honour_rate: null, cancellation_rate: 0.9999 },
]
/** One word without a place to break, as long as a name may be. */
const unbroken = 'Colecionáveis'.repeat(5).slice(0, 60)

/** Prices at their bound, with a price before and a share of the median that nobody would pay. */
const longestOffers: Partial<StorefrontOffer>[] = [
  { price_cents: MAX_PRICE_CENTS, regular_price_cents: MAX_PRICE_CENTS, versus_median: 999, quantity: MAX_STOCK },
  {
    price_cents: MAX_PRICE_CENTS,
    regular_price_cents: null,
    versus_median: -99,
    quantity: MAX_STOCK,
    finish: 'foil',
    language: 'ZH',
  },
]

const LANGUAGES = ['pt-BR', 'en']
const WIDTHS = [320, 390, 768, 1440]

const choose = (page: Page, lang: string) => page.context().addCookies([{ name: 'lang', value: lang, url: SITE_URL }])

for (const lang of LANGUAGES)
  test(`the head of a store holds the longest words and figures, ${lang}`, async ({ page }) => {
    await choose(page, lang)
    for (const changed of [...habits.map((habit) => ({ ...longest, ...habit })), { ...longest, name: unbroken }]) {
      await visitStore(page, changed)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await faultsOfHead(page), `at ${width} px`).toEqual([])
      }
    }
  })

test('an offer in the grid of a store holds the longest words and figures', async ({ page }) => {
  await page.route('**/api/v1/show-products-store', async (route) => {
    const answer = await route.fetch()
    const reply = (await answer.json()) as Reply<typeof storefronts.offers>
    const products = reply.products.map((offer, at) => ({ ...offer, ...longestOffers[at % longestOffers.length] }))
    await route.fulfill({ response: answer, json: { ...reply, products } })
  })
  for (const lang of LANGUAGES) {
    await choose(page, lang)
    await page.goto('/store/list/PB', { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('link', { name: 'Toca do Saci' }).click()
    await page.getByRole('button', { name: /em grade|as a grid|as grid/ }).click()
    await expect(page.getByRole('article').first()).toContainText('1.000.000,00')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overhang(page), `at ${width} px`).toEqual([])
    }
  }
})

/**
 * Goes to a store from a list, so that its facts are asked for by the browser, and changes them on the way. A press on
 * the link before the script of the list is here would load the page of the store with its true facts.
 */
async function visitStore(page: Page, changed: Partial<StoreDetail>) {
  await page.unrouteAll()
  await page.route('**/api/v1/stores/toca-do-saci', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...changed } })
  })
  await page.goto('/store/list/PB', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('link', { name: 'Toca do Saci' }).click()
  await expect(page.getByRole('heading', { level: 1, name: changed.name })).toBeVisible()
}

/** Names what hangs over an edge, what lies on something else, and each label or figure that is broken in two lines. */
function faultsOfHead(page: Page) {
  return page.evaluate(() => {
    const head = document.querySelector('header.panel')!
    const edge = head.getBoundingClientRect().right
    const textOf = (part: Element) => {
      const text = document.createRange()
      text.selectNodeContents(part)
      return text
    }
    const places = [...head.querySelectorAll('h1, button, p > *, dt, dd')].map((part) => {
      // stars have words for screen readers alone, which have no room of their own
      const box = part.matches('h1, dt, dd') ? textOf(part).getBoundingClientRect() : part.getBoundingClientRect()
      return { part, name: `${part.localName} ${part.textContent}`, box }
    })
    const faults = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []
    for (const [at, { part, name, box }] of places.entries()) {
      if (box.right > edge) faults.push(`${name} hangs over the edge`)
      const lines = new Set([...textOf(part).getClientRects()].map(({ top }) => Math.round(top)))
      if (part.matches('dt, dd') && lines.size > 1) faults.push(`${name} is broken`)
      for (const { name: other, box: its } of places.slice(at + 1)) {
        const beside = box.right <= its.left + 1 || its.right <= box.left + 1
        const above = box.bottom <= its.top + 1 || its.bottom <= box.top + 1
        if (!beside && !above) faults.push(`${name} lies on ${other}`)
      }
    }
    return faults
  })
}
