import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { describe, expect, it } from 'vitest'
import { translator } from '../../../lib/text.tsx'
import * as text from '../../../text/pt-BR.ts'
import { columns } from './columns.ts'
import { pasted, type Range, rowsOfPaste } from './copying.ts'

const rows = [1, 2, 3].map((id) => ({ id, product: { type: 'tcg' }, grade: id === 2 ? {} : null }) as OwnListing)
const cells = { rowAt: (at: number) => rows[at], t: translator(text, 'pt-BR') }
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
    expect([changes.length, bad]).toEqual([2, 1])
  })

  it('gives no condition to a graded card', () => {
    const read = pasted('SP', at('condition', 0, 2), cells)
    expect([changed(read), read.bad]).toEqual([
      [
        [1, 'SP'],
        [3, 'SP'],
      ],
      1,
    ])
  })
})
