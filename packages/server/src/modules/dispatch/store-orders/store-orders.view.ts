import { notSent, stillToPost } from '@bra/contract/orders/order-states'
import {
  SaleTab,
  StoreSale,
  type StoreSaleDetail,
  type storeOrdersSchemas,
} from '@bra/contract/dispatch/store-orders.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Db } from '../../../platform/db.ts'
import { instant, instantOrNull } from '../../../platform/clock.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { hasOwnAccount } from '../../stores/carrier-accounts/index.ts'
import { isCarried, labelSellerOf, methodSaying } from '../../stores/shipping/index.ts'
import { sharesLeft } from '../../orders/escrow/index.ts'
import {
  daysAfter,
  isOverdue,
  type LifeRules,
  lifeRules,
  parcelView,
  type ShownParcel,
} from '../../orders/orders/index.ts'
import { isWholeTab } from './sales-filter.queries.ts'
import { choosableSales, countSales, saleCounts, salesPage, type SalesRow } from './sales-list.queries.ts'
import { saleOfStores, type SaleRow } from './store-orders.queries.ts'
import { invoiceView, isBoundBy } from './invoice-records.view.ts'
import { needsInvoice } from './invoice-needed.ts'
import { saleActionsOf } from './store-orders.rules.ts'

type SalesQuery = z.output<(typeof storeOrdersSchemas)['list']['query']>

export async function pageOfSales({ db, clock }: App, user: Actor, storeId: number, asked: SalesQuery) {
  ownStore(user, storeId)
  const filter = { ...asked, storeId, now: clock.now() }
  const [rows, choosable, counted, found, rules] = await Promise.all([
    salesPage(db, filter),
    choosableSales(db, filter),
    saleCounts(db, filter),
    isWholeTab(filter) ? null : countSales(db, filter),
    lifeRules(db),
  ])
  const counts = countsOf(counted)
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = found ?? (asked.tab ? counts[asked.tab] : all)
  const orders = rows.map((row) => saleView(row, rules, filter.now))
  return { orders, choosable, counts, paginate: paginate(asked, total) }
}

const countsOf = (counted: { tab: SaleTab; count: number }[]) =>
  Object.fromEntries(SaleTab.options.map((tab) => [tab, counted.find((one) => one.tab === tab)?.count ?? 0])) as Record<
    SaleTab,
    number
  >

function saleView(
  { return_authorised_at, return_posted_at, ...row }: SalesRow,
  rules: LifeRules,
  now: Date,
): z.input<typeof StoreSale> {
  const returnDue = { return_authorised: return_authorised_at, returning: return_posted_at } as const
  const days = { return_authorised: rules.send_back_days, returning: rules.return_days } as const
  const state = row.state === 'return_authorised' || row.state === 'returning' ? row.state : null
  const since = state && returnDue[state]
  return {
    ...row,
    shipping: { ...row.shipping, name: methodSaying(row.shipping) },
    created_at: instant(row.created_at),
    post_by: instantOrNull(row.post_by),
    late: isOverdue(row, now),
    return_until: state && since ? instant(daysAfter(since, days[state])) : null,
  }
}

const sellsLabel = (app: App, { bra_center: isCenter, state, shipping, label, tracking_code: code }: SaleRow) =>
  !isCenter &&
  stillToPost.includes(state) &&
  isCarried(shipping.code) &&
  (label ? label.state !== 'bought' : code === null) &&
  labelSellerOf(app) !== null

export const ownSale = async (db: Db, user: Actor, id: number): Promise<SaleRow> =>
  (await saleOfStores(db, user.storeIds, id)) ?? fail('store_order_not_found')

export async function showSale(
  app: App,
  user: Actor,
  id: number,
): Promise<Omit<StoreSaleDetail, 'shipping'> & Pick<ShownParcel, 'shipping'>> {
  const { db, clock } = app
  const [row, rules] = await Promise.all([ownSale(db, user, id), lifeRules(db)])
  const {
    order_id,
    created_at,
    count,
    bra_center,
    buyer,
    address,
    commission_cents,
    refunded_cents,
    return_code,
    return_contested_at,
    arrival_claimed_at,
    posted_at,
    tracking_code,
  } = row
  const now = clock.now()
  const { actions: _, ...shown } = parcelView(row, rules, now)
  const late = isOverdue(shown, now)
  const own = {
    order_id,
    created_at: instant(created_at),
    count,
    bra_center,
    buyer,
    address,
    return_code,
    return_contested_at: row.state === 'returning' ? instantOrNull(return_contested_at) : null,
    arrival_claimed_at: row.state === 'shipped' ? instantOrNull(arrival_claimed_at) : null,
    label_code: posted_at ? null : tracking_code,
    label: row.label && { state: row.label.state, cents: row.label.cents },
    places: row.places,
    siblings: row.siblings,
    invoices: bra_center ? [] : row.invoices.map(invoiceView),
    needs_invoice: !bra_center && notSent.includes(row.state) && (await needsInvoice(db, row)),
    sells_label: sellsLabel(app, row),
    own_account: !bra_center && (row.label?.own_account ?? (await hasOwnAccount(app, row.store!.id))),
    late,
    actions: saleActionsOf(row).filter((action) => action !== 'lack' || !row.invoices.some(isBoundBy)),
  }
  // in a parcel of the centre a store sees its own goods, and nobody else's money
  return bra_center
    ? { ...shown, ...own, ...withoutMoney(shown), events: shown.events.map((event) => ({ ...event, asked: null })) }
    : { ...shown, ...own, commission_cents, refunded_cents, ...leftOf(row) }
}

function leftOf(row: SaleRow) {
  const { goods, freight, commission } = sharesLeft({ ...row, store_id: row.store!.id })
  return { kept_commission_cents: commission, net_cents: goods + freight - commission }
}

const withoutMoney = ({ shipping }: Pick<ShownParcel, 'shipping'>) => ({
  shipping: { ...shipping, cents: 0, regular_cents: 0 },
  freight_cents: 0,
  commission_cents: 0,
  refunded_cents: 0,
  kept_commission_cents: 0,
  net_cents: 0,
  cancellation: null,
  refund: null,
  return_code: null,
  return_contested_at: null,
  return_note: null,
  return_photos: [],
  return_reply: null,
  return_reply_photos: [],
})
