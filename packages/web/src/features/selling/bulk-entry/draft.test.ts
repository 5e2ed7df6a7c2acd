import { describe, expect, it } from 'vitest'
import { type Draft, type Entered, withAnswer, withEntered } from './draft.ts'
import { newEntry } from './meaning.ts'

const one = (key: string): Entered => ({
  key,
  product: { id: 1, name: key } as Entered['product'],
  condition: 'NM',
  language: 'PT',
  finish: 'normal',
  extras: [],
  quantity: 1,
  price_cents: 100,
})
const draft: Draft = {
  defaults: { condition: 'NM', language: 'PT', finish: 'normal' },
  entered: [one('a'), one('b'), one('c')],
  typed: {},
}

describe('an entry', () => {
  it('of a box has not the finish and the extras of the cards around it', () => {
    const line = { ...one('a'), finish: 'foil', extras: ['promo'] } as const
    const entry = (type: Entered['product']['type']) =>
      newEntry({ ...line, extras: [...line.extras] }, { id: 1, type, finish: 'foil' } as Entered['product'])
    expect(entry('tcg')).toMatchObject({ finish: 'foil', extras: ['promo'] })
    expect(entry('acs')).toMatchObject({ finish: 'normal', extras: [] })
  })
})

describe('a draft', () => {
  it('has what was entered last on top', () => {
    expect(withEntered(draft, [one('d')]).entered.map(({ key }) => key)).toEqual(['d', 'a', 'b', 'c'])
  })

  it('keeps what was refused with its reason, and what was not sent', () => {
    const { entered } = withAnswer(
      draft,
      ['a', 'b'],
      [
        { outcome: 'created', id: 1, message: null, stock: null },
        { outcome: 'refused', id: null, message: 'Não encontramos este produto.', stock: null },
      ],
    )
    expect(entered.map(({ key, problem }) => [key, problem])).toEqual([
      ['b', 'Não encontramos este produto.'],
      ['c', undefined],
    ])
  })

  it('knows how many there are of what was sold meanwhile, so that the next save is on top of it', () => {
    const moved = { outcome: 'refused', id: 7, message: 'O estoque mudou.', stock: 2 } as const
    const { entered } = withAnswer(draft, ['a'], [moved])
    expect(entered[0]).toMatchObject({
      key: 'a',
      product: { own: { id: 7, quantity: 2 } },
      problem: 'O estoque mudou.',
    })
  })
})
