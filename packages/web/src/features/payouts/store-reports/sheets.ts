import type { MonthOfStore, ReportedOrder } from '@bra/contract/payouts/store-reports.schemas'
import { reaisOf } from '@bra/contract/trade/cents'
import { formatKey } from '@bra/contract/trade/documents'
import { date } from '@bra/contract/trade/format'
import type { Translate } from '../../../lib/text.tsx'
import { modelText } from '../../dispatch/invoices/invoice-states.ts'
import { lookOf } from '../../orders/orders/parcel-states.ts'
import { sheetOf } from '../../../lib/csv.ts'
import { salesReportTexts } from './texts.ts'

export const amounts = [
  'goods_cents',
  'freight_cents',
  'refunded_cents',
  'commission_cents',
  'released_cents',
  'labels_cents',
  'disputes_cents',
  'credits_cents',
  'withdrawn_cents',
] as const satisfies (keyof MonthOfStore)[]

/** "2026-11" as "11/2026". */
export const monthName = (month: string) => month.split('-').toReversed().join('/')

export const sheetOfMonths = (months: MonthOfStore[], t: Translate) =>
  sheetOf([
    [
      t(salesReportTexts.month),
      t(salesReportTexts.orders),
      t(salesReportTexts.units),
      ...amounts.map((name) => t(salesReportTexts[name])),
    ],
    ...months.map((month) => [
      monthName(month.month),
      String(month.orders),
      String(month.units),
      ...amounts.map((name) => reaisOf(month[name])),
    ]),
  ])

const heads = [
  'paid_at',
  'order',
  'parcel',
  'buyer',
  'uf',
  'state',
  'units',
  'goods_cents',
  'freight_cents',
  'refunded_cents',
  'commission_cents',
  'posted_at',
  'carrier',
  'tracking_code',
  'invoice_model',
  'invoice_series',
  'invoice_number',
  'invoice_key',
] as const

/** The key stands in groups of four: a spreadsheet takes 44 digits for a number, and keeps fifteen of them. */
const cellsOfInvoice = ({ invoice }: ReportedOrder) =>
  invoice
    ? [modelText(invoice), String(invoice.series), String(invoice.number), formatKey(invoice.key)]
    : ['', '', '', '']

export const sheetOfOrders = (orders: ReportedOrder[], t: Translate) =>
  sheetOf([
    heads.map((name) => t(salesReportTexts[name])),
    ...orders.map((order) => [
      date(order.paid_at),
      String(order.order_id),
      `${order.part}/${order.parts}`,
      order.buyer,
      order.uf,
      t(lookOf(order.state)!.text),
      String(order.units),
      reaisOf(order.goods_cents),
      reaisOf(order.freight_cents),
      reaisOf(order.refunded_cents),
      reaisOf(order.commission_cents),
      date(order.posted_at),
      order.carrier ?? '',
      order.tracking_code ?? '',
      ...cellsOfInvoice(order),
    ]),
  ])
