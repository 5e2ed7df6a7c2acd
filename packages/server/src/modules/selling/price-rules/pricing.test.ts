import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OfferFacts, priceOf, type Rule } from './pricing.ts'

const offer: OfferFacts = {
  id: 1,
  type: 'tcg',
  business: 'causos',
  category_id: 7,
  tag_ids: [3],
  condition: 'NM',
  language: 'PT',
  finish: 'normal',
  price_cents: 1000,
  promoted: false,
  lowest_cents: 950,
  median_cents: 1100,
  last_sale_cents: 1050,
}
const everything = {
  type: null,
  business: null,
  category_id: null,
  tag_id: null,
  conditions: [],
  languages: [],
  finishes: [],
  price_min: null,
  price_max: null,
}
interface Change {
  scope?: Partial<Rule['scope']>
  pricing?: Partial<Rule['pricing']>
  rails?: Partial<Rule['rails']>
}
const rule = ({ scope, pricing, rails }: Change = {}): Rule => ({
  id: 1,
  name: 'Regra',
  scope: { ...everything, ...scope },
  pricing: { source: 'lowest', change: { kind: 'percent', value: 0 }, ending: 'none', ...pricing },
  rails: { floor_cents: null, ceiling_cents: null, median_percent: null, max_change_percent: 20, ...rails },
})
const price = (change: Change, facts: Partial<OfferFacts> = {}) => priceOf({ ...offer, ...facts }, [rule(change)])

describe('the highest price of the shop', () => {
  const dear = { ...offer, price_cents: 90_000_000, median_cents: null }
  const double = rule({
    pricing: { source: 'own', change: { kind: 'percent', value: 100 } },
    rails: { max_change_percent: 100 },
  })

  it('is passed by no rule', () => {
    const { after_cents, reason } = priceOf(dear, [double])
    expect(after_cents).toBe(100_000_000)
    expect(reason['pt-BR']).toContain('Segurado por preço máximo')
    expect(priceOf({ ...dear, price_cents: 1_440_000_000 }, [double]).after_cents).toBe(100_000_000)
  })
})

describe('a price rule', () => {
  it('reaches the whole percentage that it may change, in centavos', () => {
    const dearer = { pricing: { change: { kind: 'percent', value: 50 } }, rails: { max_change_percent: 15 } } as const
    expect([100, 180, 400].map((price_cents) => price(dearer, { price_cents }).after_cents)).toEqual([115, 207, 460])
  })

  it.each([
    ['the cheapest elsewhere', { source: 'lowest' }, 950],
    ['the median paid', { source: 'median' }, 1100],
    ['the last sale', { source: 'last_sale' }, 1050],
    ['the price it has, less five percent', { source: 'own', change: { kind: 'percent', value: -5 } }, 950],
    ['ten cents under the cheapest', { change: { kind: 'cents', value: -10 } }, 940],
    ['half a percent over', { change: { kind: 'percent', value: 0.5 } }, 955],
  ] as const)('follows %s', (_, pricing, after) => {
    expect(price({ pricing }).after_cents).toBe(after)
  })

  it('says by which sum', () => {
    const { reason } = price({ pricing: { change: { kind: 'percent', value: -1.5 } } })
    expect(reason['pt-BR'].replaceAll('\u00a0', ' ')).toBe('Menor preço do mercado R$ 9,50 − 1,5%.')
  })

  it('keeps the price where the market says nothing, and says so', () => {
    expect(price({}, { lowest_cents: null })).toMatchObject({ after_cents: 1000 })
    expect(price({}, { lowest_cents: null }).reason['pt-BR']).toContain('Nenhuma outra loja vende esta variante')
  })

  it('leaves what is in a promotion alone', () => {
    expect(price({}, { promoted: true })).toMatchObject({ after_cents: 1000 })
  })

  it('rounds to an ending, to the nearer one', () => {
    expect(price({ pricing: { ending: '90' } }).after_cents).toBe(990)
    expect(price({ pricing: { source: 'median', ending: '99' } }).after_cents).toBe(1099)
    expect(price({ pricing: { ending: '00' } }, { lowest_cents: 1010 }).after_cents).toBe(1000)
  })

  it('never rounds against the way of the change', () => {
    const ended = (value: number, price_cents: number) =>
      price(
        {
          pricing: { source: 'own', change: { kind: 'percent', value }, ending: '90' },
          rails: { max_change_percent: 100 },
        },
        { price_cents },
      ).after_cents
    expect([ended(-5, 50), ended(-0.1, 60), ended(5, 210), ended(0, 60)]).toEqual([48, 60, 221, 90])
  })

  it.each([
    ['what one run may move', { lowest_cents: 10 }, {}, 800, 'variação máxima de 20'],
    ['the floor', { lowest_cents: 10 }, { floor_cents: 900 }, 900, 'piso'],
    ['the ceiling', { lowest_cents: 9000 }, { ceiling_cents: 1100 }, 1100, 'teto'],
    ['a share of the median', { lowest_cents: 10 }, { median_percent: 90 }, 990, 'mínimo de 90'],
  ])('is held by %s', (_, facts, rails, after, name) => {
    const decided = price({ rails }, facts)
    expect(decided.after_cents).toBe(after)
    expect(decided.reason['pt-BR']).toContain(name)
  })

  it('changes nothing where its rails contradict each other', () => {
    const decided = price({ rails: { floor_cents: 2000 } })
    expect(decided.after_cents).toBe(1000)
    expect(decided.reason['pt-BR']).toContain('Limites em conflito')
  })

  it('yields to the one before it, and is not asked about offers that it is not for', () => {
    const foils = { ...rule({ scope: { finishes: ['foil'] }, pricing: { source: 'median' } }), name: 'Foils' }
    expect(priceOf(offer, [foils, rule()]).rule?.name).toBe('Regra')
    expect(priceOf({ ...offer, finish: 'foil' }, [foils, rule()]).rule?.name).toBe('Foils')
    for (const scope of [
      { type: 'acs' },
      { business: 'outro' },
      { category_id: 8 },
      { tag_id: 4 },
      { price_min: 1001 },
      { price_max: 999 },
    ] as const)
      expect(priceOf(offer, [rule({ scope })])).toMatchObject({ rule: null, after_cents: 1000 })
  })

  it('never crosses its rails, whatever the market and the rounding', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    const maybe = fc.option(cents)
    const checked = fc.check(
      fc.property(
        fc.record({ price_cents: cents, lowest_cents: maybe, median_cents: maybe, last_sale_cents: maybe }),
        fc.record({
          source: fc.constantFrom('lowest', 'median', 'last_sale', 'own'),
          change: fc.record({ kind: fc.constantFrom('percent', 'cents'), value: fc.integer({ min: -90, max: 300 }) }),
          ending: fc.constantFrom('none', '90', '99', '00'),
        }),
        fc.record({
          floor_cents: maybe,
          ceiling_cents: maybe,
          median_percent: fc.option(fc.integer({ min: 1, max: 200 })),
          max_change_percent: fc.integer({ min: 1, max: 100 }),
        }),
        (facts, pricing, rails) => {
          const { after_cents: after } = price({ pricing, rails }, facts)
          if (after === facts.price_cents) return true
          const most = (facts.price_cents * rails.max_change_percent) / 100
          return (
            after > 0 &&
            Math.abs(after - facts.price_cents) <= most + 1e-6 &&
            after >= (rails.floor_cents ?? 0) &&
            after <= (rails.ceiling_cents ?? Infinity) &&
            after >= ((facts.median_cents ?? 0) * (rails.median_percent ?? 0)) / 100
          )
        },
      ),
      { numRuns: 2000 },
    )
    expect(checked.counterexample).toBeNull()
  })
})
