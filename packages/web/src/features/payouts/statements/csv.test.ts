import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const line = {
  ...{ id: 1, kind: 'release', at: '2026-11-20T02:00:00Z', cents: 123_456, balance_cents: -250 },
  ...{ order_id: 7, store_order_id: 9, withdrawal_id: null, due_on: null },
}
const t = ((key: string, values?: { id?: number }) => `${key}${values?.id ?? ''}`) as never

it('a statement opens in a Brazilian spreadsheet, with days as they were in Brasília', () => {
  expect(csvOf([line], t).split('\r\n')).toEqual([
    '\uFEFFfinance.day;finance.what;finance.value;finance.balance;finance.due',
    '19-11-2026;finance.kind_release, finance.order7;1234,56;-2,50;',
    '',
  ])
})

it('no cell is run as a formula', () => {
  const nasty = ((key: string) => (key === 'finance.kind_release' ? '=cmd();"x"' : '-1+2')) as never
  const [, row] = csvOf([{ ...line, order_id: null }], nasty).split('\r\n')
  expect(row).toBe('19-11-2026;"\'=cmd();""x""";1234,56;-2,50;')
})
