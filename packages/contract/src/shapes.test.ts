import { describe, expect, it } from 'vitest'
import { ById, Page } from './shapes.ts'

describe('an id', () => {
  it.each([7, '7'])('is a number, or the digits of one: %j', (id) => {
    expect(ById.parse({ id })).toEqual({ id: 7 })
  })

  it.each([true, [7], ['7'], null, '', ' 7', '0x7', '7e0', '-7', 7.5, 0, 2_147_483_648, undefined, {}])(
    'is nothing that could be taken for one: %j',
    (id) => {
      expect(ById.safeParse({ id }).success).toBe(false)
    },
  )
})

it('a page is the first where none is named, and none where something else is', () => {
  expect(Page.parse(undefined)).toBe(1)
  expect(Page.parse('3')).toBe(3)
  for (const page of [true, [2], '', null]) expect(Page.safeParse(page).success).toBe(false)
})
