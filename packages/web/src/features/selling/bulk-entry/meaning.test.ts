import { both } from '@bra/contract/kit/both'
import type { QuickLine } from '@bra/contract/trade/quick-lines'
import { describe, expect, it } from 'vitest'
import type { Entered } from './draft.ts'
import { meaningOf, understoodAs } from './meaning.ts'

const line = (price_cents: number | null) =>
  ({
    reference: 'charizard',
    choices: [],
    extras: [],
    quantity: 1,
    finish: 'normal',
    price_cents,
  }) as unknown as QuickLine
const product = (id: number, prices: { own?: number; fair?: number } = {}) =>
  ({
    ...{ id, type: 'tcg', finish: 'normal' },
    ...{ own: prices.own && { price_cents: prices.own }, fair: prices.fair && { price_cents: prices.fair } },
  }) as unknown as Entered['product']
const of = (typed: number | null, ...found: Entered['product'][]) => {
  const { entry, meant, isPriceless } = meaningOf(line(typed), found)
  return [entry?.price_cents ?? null, meant.map((one) => one.entry?.price_cents ?? null), isPriceless]
}

describe('a line of quick entry', () => {
  it('asks among several cards, whichever of them have a price', () => {
    expect(of(null, product(1), product(2, { own: 214 }), product(3))).toEqual([null, [null, 214, null], false])
    expect(of(null, product(1), product(2))).toEqual([null, [null, null], false])
    expect(of(300, product(1), product(2))).toEqual([null, [300, 300], false])
  })

  it('takes the only card that it means, at the price typed, its own, or the fair one', () => {
    expect(of(300, product(1, { own: 214 }))).toEqual([300, [300], false])
    expect(of(null, product(1, { own: 214, fair: 99 }))).toEqual([214, [214], false])
    expect(of(null, product(1, { fair: 99 }))).toEqual([99, [99], false])
  })

  it('says that the price is missing where the only card has none, and means nothing where none is found', () => {
    expect(of(null, product(1))).toEqual([null, [null], true])
    expect(of(null)).toEqual([null, [], false])
  })
})

describe('the readings of a line', () => {
  const one = { text: 'lugia 1 7', line: line(null), problem: null }
  const found = (typed: number, id: number) => ({ line: line(typed), products: [product(id)] })

  it('are tried in their order', () => {
    const { entry } = understoodAs(one, { sure: [found(700, 1), found(100, 2)], offered: [] })
    expect([entry?.product.id, entry?.price_cents]).toEqual([1, 700])
  })

  it('are only offered where they are less likely, though a single card is found', () => {
    const { entry, meant } = understoodAs(one, { sure: [], offered: [found(700, 1)] })
    expect([entry, meant[0]?.entry?.price_cents]).toEqual([null, 700])
  })

  it('leave the problem of the line where nothing is found', () => {
    const problem = { start: 0, end: 1, message: both('Falta', 'Missing') }
    expect(understoodAs({ ...one, line: null, problem }, { sure: [], offered: [] }).problem).toBe(problem)
  })
})
