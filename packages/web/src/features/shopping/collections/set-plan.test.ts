import type { Pocket } from '@bra/contract/shopping/collections.schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetsOf, hasRoomFor, planWithin, usualBudget } from './set-plan.ts'

const pocket = (price: number | null, copies = 0, id = 1) =>
  ({
    product: { id, standard_offer: null, lowest_offer: price === null ? null : { price_cents: price } },
    copies,
    value_cents: null,
  }) as never as Pocket
const someSet = fc.array(
  fc.record({ price: fc.option(fc.integer({ min: 1, max: 5000 })), copies: fc.integer({ min: 0, max: 2 }) }),
  { maxLength: 12 },
)
const pocketsOf = (cards: { price: number | null; copies: number }[]) =>
  cards.map(({ price, copies }, at) => pocket(price, copies, at + 1))

describe('what a budget completes of a set', () => {
  it('never costs more than the budget, and no other choice completes more', () => {
    fc.assert(
      fc.property(someSet, fc.integer({ min: 0, max: 20_000 }), (cards, budget) => {
        const plan = planWithin(pocketsOf(cards), budget)
        expect(plan.cents).toBe(plan.buys.reduce((sum, { cents }) => sum + cents, 0))
        expect(plan.cents).toBeLessThanOrEqual(budget)
        const prices = cards.flatMap(({ price, copies }) => (price !== null && copies === 0 ? price : []))
        const choices = Array.from({ length: 2 ** prices.length }, (_, mask) =>
          prices.filter((_price, at) => mask & (1 << at)),
        )
        const most = Math.max(
          ...choices.filter((some) => some.reduce((sum, one) => sum + one, 0) <= budget).map((some) => some.length),
        )
        expect(plan.buys).toHaveLength(most)
      }),
    )
  })

  it('takes in what was chosen by hand before the rest, and never more than the budget', () => {
    const pockets = [pocket(100, 0, 1), pocket(200, 0, 2), pocket(700, 0, 3), pocket(900, 0, 4)]
    const plan = planWithin(
      pockets,
      800,
      new Map([
        [3, true],
        [1, false],
      ]),
    )
    expect(plan.buys.map(({ product }) => product.id)).toEqual([3])
    expect(plan.dear.map(({ product }) => product.id)).toEqual([1, 2, 4])
    const [out, , dear] = plan.dear
    expect([hasRoomFor(out!, plan, 800), hasRoomFor(dear!, plan, 800)]).toEqual([true, false])
    // a choice that the budget no longer pays waits until it does
    expect(planWithin(pockets, 300, new Map([[3, true]])).buys.map(({ product }) => product.id)).toEqual([1, 2])
  })

  it('brings one more card at each mark, and all at the last', () => {
    const { most, marks } = budgetsOf([pocket(500), pocket(100, 0, 2), pocket(50, 1, 3), pocket(null, 0, 4)])
    expect([most, marks]).toEqual([600, [100, 600]])
  })

  it('tells apart what is too dear and what nobody offers', () => {
    const plan = planWithin([pocket(100, 1), pocket(500, 0, 2), pocket(2000, 0, 3), pocket(null, 0, 4)], 600)
    expect(plan.buys.map(({ product }) => product.id)).toEqual([2])
    expect(plan.dear.map(({ product }) => product.id)).toEqual([3])
    expect(plan.unoffered.map(({ id }) => id)).toEqual([4])
    expect(plan.percent).toBe(50)
  })

  it('is a hundred percent only of a whole set', () => {
    const almost = Array.from({ length: 299 }, (_, at) => pocket(100, 1, at + 1))
    expect(planWithin([...almost, pocket(900, 0, 300)], 0).percent).toBe(99)
    expect(planWithin([...almost, pocket(900, 0, 300)], 900).percent).toBe(100)
    expect(planWithin([], 900).percent).toBe(0)
  })

  it('begins with what completes half of what is missing', () => {
    expect(usualBudget([pocket(300), pocket(900, 0, 2), pocket(5000, 0, 3)])).toBe(2000)
    expect(usualBudget([pocket(null)])).toBe(0)
  })
})
