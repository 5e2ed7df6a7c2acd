import { describe, expect, it } from 'vitest'
import { readQuickLine } from './quick-lines.ts'
import { cardConditions, extras, finishes, languages } from './trade.ts'
import { quickLineOf } from './written-lines.ts'

const product = { card_number: '033', categories: { code: 'BDN' } }
const usual = { condition: 'NM', language: 'PT', finish: 'normal' } as const

describe('copies that are written as a quick line', () => {
  it.each(finishes)('are read again as what they are, in the finish %s', (finish) => {
    for (const condition of cardConditions)
      for (const language of languages) {
        const copies = { product, condition, language, finish, extras: [], quantity: 3 }
        expect(readQuickLine(quickLineOf(copies)!, usual)).toMatchObject({
          problem: null,
          line: { reference: 'BDN 033', condition, language, finish, extras: [], quantity: 3, price_cents: null },
        })
      }
  })

  it.each(extras)('keep what is special of them: %s', (extra) => {
    const copies = { product, ...usual, extras: [extra], quantity: 1 }
    expect(readQuickLine(quickLineOf(copies)!, usual)).toMatchObject({ problem: null, line: { extras: [extra] } })
  })

  it('are none of graded cards, and of goods without a number', () => {
    const copies = { product, ...usual, extras: [], quantity: 1 }
    expect(quickLineOf({ ...copies, condition: 'graded' })).toBeNull()
    expect(quickLineOf({ ...copies, product: { ...product, card_number: null } })).toBeNull()
  })
})
