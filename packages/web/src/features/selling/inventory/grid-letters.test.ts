import type { OfferCondition } from '@bra/contract/trade/trade'
import { describe, expect, it } from 'vitest'
import { columns, isEditable, SELECT } from './columns.ts'
import { deedOf, fillsCell } from './grid-letters.ts'

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

describe('the keys that begin the value of a cell', () => {
  const at = (name: string) => columns.find(({ key }) => key === name)!
  const filling = (name: string, keys: string[], held = {}) =>
    keys.filter((key) => fillsCell(press(key, held), at(name)))
  const letters = ['C', 'x', 'e', 'n', '?', 'ç', '7', '-', '·']

  it('are all letters, figures and signs where words stand', () => {
    for (const name of ['position', 'sku']) expect(filling(name, letters)).toEqual(letters)
  })

  it('are figures and the comma where a number stands', () => {
    for (const name of ['price_cents', 'quantity']) expect(filling(name, [...letters, ','])).toEqual(['7', ','])
  })

  it('are none where a value is chosen, and none that moves, edits or is held with Ctrl', () => {
    for (const name of ['condition', 'status', 'card', 'menu']) expect(filling(name, letters)).toEqual([])
    expect(filling('sku', ['Enter', 'F2', 'Escape', 'ArrowDown', 'Dead', ' '])).toEqual([])
    expect(filling('sku', letters, { ctrlKey: true })).toEqual([])
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
