import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { both } from './both.ts'
import { ById, Day, dayOr, Page, withoutBlanks } from './shapes.ts'

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

describe('a day', () => {
  const wordsOf = (schema: z.ZodType, day: string) => schema.safeParse(day).error?.issues.map(({ message }) => message)

  it('is one of the calendar, which has no year zero', () => {
    for (const day of ['0001-01-01', '2028-02-29', '9999-12-31']) expect(Day.parse(day)).toBe(day)
    for (const day of ['0000-01-01', '0000-02-29', '2026-02-29', '2026-1-1', ''])
      expect(wordsOf(Day, day)).toEqual(wordsOf(Day, 'amanhã'))
  })

  it('is refused in the words of its form', () => {
    const NO_DAY = both('Escolha o dia.', 'Choose the day.')
    for (const day of ['0000-12-31', '2026-02-30']) expect(wordsOf(dayOr(NO_DAY), day)).toEqual([NO_DAY])
  })
})

it('a field that is empty is as good as none, unless its emptiness says something', () => {
  const Filter = z.object({
    uf: z.enum(['PB']).optional(),
    order: z.enum(['name', 'price']).default('name'),
    mine: z.literal('').optional(),
    filter: z.object({ grade: z.int().optional(), uf: z.enum(['PB']) }).optional(),
    ids: z.array(z.string()).default([]),
  })
  const query = withoutBlanks(Filter, ['mine'])
  const blank = { uf: '', order: null, mine: '', filter: { grade: '', uf: 'PB' }, ids: null }
  expect(query.parse(blank)).toEqual({ order: 'name', mine: '', filter: { uf: 'PB' }, ids: [] })
  expect(query.parse({ ids: [''] })).toEqual({ order: 'name', ids: [''] })
  expect(query.safeParse({ uf: 'XX' }).success).toBe(false)
  expect(query.safeParse(null).success).toBe(false)
})
