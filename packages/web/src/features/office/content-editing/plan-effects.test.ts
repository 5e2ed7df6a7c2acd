import type { ShelfRow } from '@bra/contract/office/content-editing.schemas'
import { expect, it } from 'vitest'
import type { Translate } from '../../../lib/text.tsx'
import { planEffects } from './plan-effects.ts'
import { planEditingTexts } from './plan-texts.ts'

/** Says a text by its name. */
const names = new Map(Object.entries(planEditingTexts).map(([name, text]) => [text, name]))
const said: Translate = (text) => names.get(text)!
const banca: ShelfRow<'plans'> = {
  id: 3,
  code: 'banca',
  name: 'Banca',
  audience: 'seller',
  price_cents: 7990,
  interval: 'month',
  commission_bp: 800,
  max_ads: 30,
  max_offers: 10_000,
  features: ['Até 10.000 ofertas'],
  highlighted: true,
  retired: false,
}
const free = { ...banca, price_cents: 0, commission_bp: 1200 }
const effects = (plan: typeof banca, change: Partial<typeof banca>) =>
  planEffects(plan, { ...plan, ...change }, said).map(({ key, reach }) => `${key}: ${reach}`)

it('nothing changes until something is typed', () => {
  expect(effects(banca, {})).toEqual([])
})

it('price, limits and commission of a paid plan hold for whoever subscribes from now on', () => {
  const change = { price_cents: 8990, commission_bp: 750, max_offers: null, max_ads: 40 }
  expect(effects(banca, change)).toEqual([
    'price: reach_new',
    'commission: reach_new',
    'max_offers: reach_new',
    'max_ads: reach_new',
  ])
  expect(planEffects(banca, { ...banca, commission_bp: 750 }, said)[0]!.change).toBe('commission: 8% → 7,5%.')
})

it('the commission of the free plan holds for every order to come', () => {
  expect(effects(free, { commission_bp: 1300, max_ads: 3 })).toEqual([
    'commission: reach_orders',
    'max_ads: reach_unsigned',
  ])
})

it('words are on the page of plans at once', () => {
  expect(effects(banca, { features: ['Tudo'] })).toEqual(['words: reach_words'])
})

it('what is not a number yet is left out', () => {
  expect(effects(banca, { commission_bp: Number.NaN })).toEqual([])
})
