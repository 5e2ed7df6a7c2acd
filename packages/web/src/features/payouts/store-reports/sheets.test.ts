import type { ReportedOrder } from '@bra/contract/payouts/store-reports.schemas'
import { expect, it } from 'vitest'
import type { Translate } from '../../../lib/text.tsx'
import { sheetOfOrders } from './sheets.ts'
import { salesReportTexts } from './texts.ts'

const order: ReportedOrder = {
  ...{
    id: 1,
    order_id: 7,
    part: 1,
    parts: 1,
    state: 'shipped',
    paid_at: '2026-11-20T02:00:00Z',
    posted_at: null,
    buyer: 'Marina T.',
  },
  ...{ uf: 'SP', units: 2, goods_cents: 123_456, freight_cents: 1500, refunded_cents: 0, commission_cents: 9876 },
  ...{ carrier: 'PAC', tracking_code: null, invoice: null },
}
const names = new Map(Object.entries(salesReportTexts).map(([name, text]) => [text, name]))
/** Says each text of the reports by its name. */
const t: Translate = (text) => names.get(text) ?? ''
const cellsOf = (changed: Partial<ReportedOrder>) => {
  const [heads, line] = sheetOfOrders([{ ...order, ...changed }], t).split('\r\n')
  return Object.fromEntries(heads!.split(';').map((head, at) => [head, line!.split(';')[at]]))
}

it('a line of paid orders says model, series, number and key of the note', () => {
  const key = '35261111222333000181550010000002241123456780'
  expect(cellsOf({ invoice: { model: 55, series: 1, number: 224, key } })).toMatchObject({
    ...{ order: '7', goods_cents: '1234,56', invoice_model: 'NF-e', invoice_series: '1', invoice_number: '224' },
    // a spreadsheet takes 44 digits in a row for a number, and keeps fifteen of them
    invoice_key: '3526 1111 2223 3300 0181 5500 1000 0002 2411 2345 6780',
  })
})

it('a line of paid orders leaves the note empty while there is none', () => {
  expect(cellsOf({})).toMatchObject({ invoice_model: '', invoice_series: '', invoice_number: '', invoice_key: '' })
})
