import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { takeAnswer } from '../../orders/checkout/index.ts'
import {
  isAway,
  type PageOfPayments,
  type Payment,
  paymentProvider,
  newsOfPayment,
} from '../../money/payments/index.ts'
import { eachWindow } from './windows.ts'
import { type FeeDifference, feesInDoubt, feesWritten } from './fees.service.ts'
import {
  attemptsOfOrder,
  keepReconciled,
  ordersOfCodes,
  ordersInDoubt,
  ordersMoved,
  postedOf,
  reconciledUntil,
  strangersInDoubt,
} from './reconciliation.queries.ts'
import { type Found, report } from './report.service.ts'
import { settledOfPayment } from './settlements.queries.ts'
import { withdrawalsInDoubt, withdrawalsMoved } from './withdrawn.queries.ts'
import { reconcileWithdrawals } from './withdrawn.service.ts'

/** Anything younger may still be under way. */
const SETTLED_MS = 3_600_000
/** The provider limits its answers: a run that is cut short keeps the windows that it has finished. */
const WINDOW_MS = 3_600_000
/** Orders and payments that did not agree are compared again twice a day. */
const AGAIN_MS = DAY_MS / 2
const KEPT_OR_GIVEN_BACK = new Set(['paid', 'refunding', 'refunded', 'charged_back'])

const notUnderstood: Found = { kind: 'unread', ours_cents: 0, theirs_cents: 0 }

/** Compares the provider's charges with the ledger, hour by hour, from where the last run ended. */
export async function reconcile(app: App) {
  const end = new Date(app.clock.now().getTime() - SETTLED_MS)
  const since = await reconciledUntil(app.db)
  if (!since) await app.transaction((tx) => keepReconciled(tx, end))
  await eachWindow({ since: since ?? end, end, longestMs: WINDOW_MS }, async (from, until) => {
    await reconcileWindow(app, from, until)
    await app.transaction((tx) => keepReconciled(tx, until))
  })
  const before = new Date(app.clock.now().getTime() - AGAIN_MS)
  for (const orderId of await ordersInDoubt(app.db, before)) await compareAlone(app, orderId, {})
  for (const id of await strangersInDoubt(app.db, before)) await readAgain(app, id)
  await reconcileWithdrawals(app, await withdrawalsInDoubt(app.db, before))
}

async function reconcileWindow(app: App, since: Date, until: Date) {
  const { payments, unread } = await paymentsIn(app, since, until)
  const told = new Map(payments.map((payment) => [payment.code, payment]))
  const known = await ordersOfCodes(app.db, [...told.keys(), ...unread.flatMap(({ code }) => code ?? [])])
  const ours = new Set<string | null>(known.map(({ code }) => code))
  for (const payment of told.values()) if (!ours.has(payment.code)) await reportUnknown(app, payment)
  // unread payments of our orders show when those are compared
  for (const { id, code } of unread) if (!ours.has(code)) await reportUnread(app, id)
  const orders = new Set([...known.map(({ order_id: id }) => id), ...(await ordersMoved(app.db, since, until))])
  const { fees, failed } = await feesWritten(app, since, until)
  for (const orderId of [...fees.keys(), ...failed]) orders.add(orderId)
  for (const orderId of orders) await compareAlone(app, orderId, { told, fee: fees.get(orderId) })
  await reconcileWithdrawals(app, await withdrawalsMoved(app.db, since, until))
}

async function paymentsIn(app: App, since: Date, until: Date) {
  const provider = paymentProvider(app)
  const all: Omit<PageOfPayments, 'isLast'> = { payments: [], unread: [] }
  for (let page = 1; ; page += 1) {
    const { payments, unread, isLast } = await provider.paymentsBetween(since, until, page)
    all.payments.push(...payments)
    all.unread.push(...unread)
    if (isLast) return all
  }
}

interface Beside {
  told?: Map<string, Payment>
  fee?: FeeDifference
}

/** An order that cannot be read is a difference of its own, and does not stop the others. */
async function compareAlone(app: App, orderId: number, beside: Beside) {
  const since = app.clock.now()
  try {
    await report(app, { orderId }, { found: await compared(app, orderId, beside), since })
  } catch (error) {
    if (isAway(error)) throw error
    app.log.error({ err: error, orderId }, 'an order could not be compared')
    await report(app, { orderId }, { found: [notUnderstood], since })
  }
}

async function compared(app: App, orderId: number, { told, fee }: Beside) {
  const found = await differencesOf(app, orderId, { told, fee })
  // money may have moved since the list was read
  return told && found.length > 0 ? differencesOf(app, orderId, { fee }) : found
}

async function differencesOf(app: App, orderId: number, { told, fee: written }: Beside) {
  const theirs = { charged: 0, refunded: 0, disputed: 0 }
  let isOpen = false
  const found: Found[] = []
  for (const { code, state } of await attemptsOfOrder(app.db, orderId)) {
    const payment = await asItIsNow(app, code, { state, told: told?.get(code) })
    if (payment?.paidAt) {
      theirs.charged += payment.cents
      theirs.refunded += payment.refundedCents
      theirs.disputed += payment.state === 'dispute_lost' ? payment.disputedCents : 0
      isOpen ||= payment.state === 'disputed'
    }
    if (!payment && KEPT_OR_GIVEN_BACK.has(state)) found.push({ kind: 'missing', ours_cents: 0, theirs_cents: 0 })
  }
  const ours = await postedOf(app.db, orderId)
  // while the bank decides about a dispute, the ledger has nothing but an operator's decision
  for (const kind of ['charged', 'refunded', ...(isOpen ? [] : ['disputed' as const])] as const)
    if (ours[kind] !== theirs[kind]) found.push({ kind, ours_cents: ours[kind], theirs_cents: theirs[kind] })
  const fee = (await feesInDoubt(app, orderId)) ?? written
  if (fee && fee.ours !== fee.theirs) found.push({ kind: 'fee', ours_cents: fee.ours, theirs_cents: fee.theirs })
  return found
}

/** Takes over a payment, or the end of a dispute, that nobody told us of. */
async function asItIsNow(app: App, code: string, { state, told }: { state: string; told?: Payment }) {
  const provider = paymentProvider(app)
  const payment = told ?? (await provider.paymentOf(code))
  const isDisputed = payment?.state.startsWith('dispute')
  if (!payment?.paidAt || (KEPT_OR_GIVEN_BACK.has(state) && !isDisputed)) return payment
  await takeAnswer(app, newsOfPayment(payment))
  return provider.paymentOf(code)
}

async function reportUnknown(app: App, { id, cents, refundedCents, paidAt }: Payment) {
  const since = app.clock.now()
  const [ours, theirs] = [-(await settledOfPayment(app.db, 'unknown', id)), paidAt ? cents - refundedCents : 0]
  const unknown: Found = { kind: 'unknown', ours_cents: ours, theirs_cents: theirs }
  await report(app, { paymentId: id }, { found: ours === theirs ? [] : [unknown], since })
}

const reportUnread = (app: App, id: string) =>
  report(app, { paymentId: id }, { found: [notUnderstood], since: app.clock.now() })

async function readAgain(app: App, id: string) {
  const since = app.clock.now()
  try {
    const payment = await paymentProvider(app).payment(id)
    if (payment) await reportUnknown(app, payment)
    else await report(app, { paymentId: id }, { found: [], since })
  } catch (error) {
    if (isAway(error)) throw error
    await reportUnread(app, id)
  }
}
