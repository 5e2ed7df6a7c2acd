import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import { cellTexts } from './cell-texts.ts'
import { columns } from './columns.ts'
import { fillOf, pasted, type Range, rowsOfPaste } from './copying.ts'
import { shownColumns, shownFrom } from './shown-columns.ts'

const rows = [1, 2, 3].map(
  (id) => ({ id, product: { type: 'tcg', name: `Carta ${id}` }, grade: id === 2 ? {} : null }) as OwnListing,
)
const cells = { rowAt: (at: number) => rows[at], shown: shownColumns(new Set()), t: translator('pt-BR') }
const at = (key: string, first: number, last = first): Range => {
  const column = columns.findIndex((one) => one.key === key)
  return { rows: [first, last], columns: [column, column] }
}
const changed = ({ changes }: ReturnType<typeof pasted>) => changes.map(({ row, value }) => [row.id, value])

describe('a pasted text', () => {
  it('falls on as many rows as it has lines, or fills the range', () => {
    expect(rowsOfPaste('1,00\n2,00\n3,00\n', at('price_cents', 4))).toEqual([4, 6])
    expect(rowsOfPaste('1,00', at('price_cents', 4, 9))).toEqual([4, 9])
    expect(changed(pasted('9,90', at('price_cents', 0, 2), cells))).toEqual([1, 2, 3].map((id) => [id, 990]))
  })

  it('is told of where it passes the last row', () => {
    const { changes, bad } = pasted('1\n2\n3', at('quantity', 1), cells)
    expect(changes).toHaveLength(2)
    expect(bad).toMatchObject([{ at: 3, problem: cellTexts.noRow }])
  })

  it('gives no condition to a graded card', () => {
    const read = pasted('SP', at('condition', 0, 2), cells)
    expect(changed(read)).toEqual([
      [1, 'SP'],
      [3, 'SP'],
    ])
    expect(read.bad).toMatchObject([{ at: 1, name: 'Carta 2', problem: cellTexts.gradedCell }])
  })

  it('names each cell that it does not fit', () => {
    const { column } = pasted('12 mil', at('price_cents', 2), cells).bad[0]!
    expect(columns[column]!.key).toBe('price_cents')
  })

  it('passes over hidden columns', () => {
    const shown = shownColumns(new Set(['quantity', 'market']))
    const read = pasted('9,90\tPausada', at('price_cents', 0), { ...cells, shown })
    expect(read.changes.map(({ field, value }) => [field, value])).toEqual([
      ['price_cents', 990],
      ['status', 'paused'],
    ])
  })
})

describe('the columns of the grid', () => {
  it('are walked without those that are hidden', () => {
    const place = (key: string) => columns.findIndex((one) => one.key === key)
    const shown = shownColumns(new Set(['quantity', 'card']))
    expect(shownFrom(place('price_cents'), place('quantity'), shown)).toBe(place('status'))
    expect(shownFrom(place('status'), place('quantity'), shown)).toBe(place('price_cents'))
    expect(shown).toContain(place('card'))
  })
})

describe('filling down', () => {
  it('takes the first marked row, or the one above a single row', () => {
    expect(fillOf(at('price_cents', 2, 5))).toMatchObject({ from: { rows: [2, 2] }, to: { rows: [3, 5] } })
    expect(fillOf(at('price_cents', 4))).toMatchObject({ from: { rows: [3, 3] }, to: { rows: [4, 4] } })
    expect(fillOf(at('price_cents', 0))).toBeNull()
  })
})
