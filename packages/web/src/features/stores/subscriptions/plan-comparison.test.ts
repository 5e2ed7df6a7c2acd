import type { Plan } from '@bra/contract/stores/subscriptions.schemas'
import { describe, expect, it } from 'vitest'
import {
  cheapestPlan,
  commissionCents,
  featureRows,
  monthlyCents,
  offersLeftOut,
  planPlusCommission,
  smallestThatFits,
} from './plan-comparison.ts'

const plan = (code: string, terms: Partial<Plan>): Plan => ({
  ...{ id: 1, code, name: code, audience: 'seller', price_cents: 0, interval: 'month', commission_bp: 1200 },
  ...{ max_ads: 2, max_offers: 100, features: [], highlighted: false },
  ...terms,
})

const free = plan('gratis', { features: ['Página da loja', 'Comissão de 12% por venda'] })
const fair = plan('feirante', {
  price_cents: 2990,
  commission_bp: 1000,
  max_offers: 1500,
  features: ['Página da loja'],
})
const stand = plan('banca', { price_cents: 7990, commission_bp: 800, max_offers: 10_000, features: ['CSV'] })
const shed = plan('galpao', { price_cents: 19_990, commission_bp: 650, max_offers: null, features: ['CSV'] })
const plans = [free, fair, stand, shed]

describe('the comparison of plans', () => {
  it('adds the commission of the sales to the price of a month', () => {
    expect(plans.map((each) => commissionCents(each, 642_000))).toEqual([77_040, 64_200, 51_360, 41_730])
    expect(plans.map((each) => planPlusCommission(each, 642_000))).toEqual([77_040, 67_190, 59_350, 61_720])
    expect(cheapestPlan(plans, 642_000)).toBe(stand)
  })

  it('counts a twelfth of a yearly price', () => {
    expect(monthlyCents(plan('anual', { price_cents: 100_000, interval: 'year' }))).toBe(8333)
  })

  it('says that the free plan is cheapest where it is', () => {
    expect(cheapestPlan(plans, 0)).toBe(free)
    expect(cheapestPlan(plans, 20_000)).toBe(free)
    expect(cheapestPlan([], 20_000)).toBeUndefined()
  })

  it('finds the cheapest plan with a place for each offer', () => {
    expect(plans.map((each) => offersLeftOut(each, 5236))).toEqual([5136, 3736, 0, 0])
    expect(smallestThatFits(plans, 5236)).toBe(stand)
    expect(smallestThatFits(plans, 100)).toBe(free)
    expect(smallestThatFits(plans.slice(0, 2), 5236)).toBeUndefined()
  })

  it('names each feature once, and leaves the commission to its own row', () => {
    expect(featureRows(plans)).toEqual([
      { feature: 'Página da loja', plans: new Set(['gratis', 'feirante']) },
      { feature: 'CSV', plans: new Set(['banca', 'galpao']) },
    ])
  })
})
