import type { OfferCondition } from '@bra/contract/trade/trade'
import { describe, expect, it } from 'vitest'
import { columns, isEditable, SELECT } from './columns.ts'
import { deedOf } from './grid-letters.ts'

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('the letters of the page of offers', () => {
  it('choose a row, edit it, create an offer and show the help', () => {
    expect(['x', 'e', 'n', '?'].map((key) => deedOf(press(key), true))).toEqual(['choose', 'edit', 'create', 'help'])
  })

  it('do nothing once single keys are switched off', () => {
    expect(['x', 'e', 'n', '?'].map((key) => deedOf(press(key), false))).toEqual(Array(4).fill(undefined))
  })

  it('leave alone what is pressed with Ctrl, Cmd or Alt', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(deedOf(press('x', held), true)).toBeUndefined()
  })

  it('are these four alone', () => {
    for (const key of ['a', 'X', 'Enter', 'toString']) expect(deedOf(press(key), true)).toBeUndefined()
  })
})

describe('a cell that is edited in its place', () => {
  const cell = (key: string, condition: OfferCondition = 'NM') =>
    isEditable(
      columns.find((column) => column.key === key)!,
      condition,
    )

  it('is the price, the stock and the state, not the name or a figure of the market', () => {
    expect(['price_cents', 'quantity', 'status'].every((key) => cell(key))).toBe(true)
    expect(['card', 'market', 'menu', columns[SELECT]!.key].some((key) => cell(key))).toBe(false)
  })

  it('is not the condition of a graded card', () => {
    expect(cell('condition')).toBe(true)
    expect(cell('condition', 'graded')).toBe(false)
  })
})
