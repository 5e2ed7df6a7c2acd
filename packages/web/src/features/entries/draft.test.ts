import { describe, expect, it } from 'vitest'
import { type Draft, type Entered, withAnswer, withEntered } from './draft.ts'

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

describe('a draft', () => {
  it('has what was entered last on top', () => {
    expect(withEntered(draft, [one('d')]).entered.map(({ key }) => key)).toEqual(['d', 'a', 'b', 'c'])
  })

  it('keeps what was refused with its reason, and what was not sent', () => {
    const { entered } = withAnswer(
      draft,
      ['a', 'b'],
      [
        { outcome: 'created', id: 1, message: null },
        { outcome: 'refused', id: null, message: 'Não encontramos este produto.' },
      ],
    )
    expect(entered.map(({ key, problem }) => [key, problem])).toEqual([
      ['b', 'Não encontramos este produto.'],
      ['c', undefined],
    ])
  })
})
