import type { App } from '../../../app.ts'
import { DAY_MS } from '../../../platform/clock.ts'
import { takeAnswer } from '../../orders/checkout/index.ts'
import { isAway, type PageOfPayments, type Payment, paymentProvider } from '../../money/payments/index.ts'
import { attemptsNamed, billCodesMoved } from './bills.queries.ts'
import { reconcileBills } from './bills.service.ts'
import { amountsThatDiffer, feeThatDiffers, notThere, notUnderstood } from './comparison.ts'
import { eachWindow } from './windows.ts'
import { type FeeDifference, feesInDoubt, feesWritten } from './fees.service.ts'
import {
  attemptsOfOrder,
  keepReconciled,
  ordersOfCodes,
  ordersInDoubt,
  ordersMoved,
  paymentsInDoubt,
  postedOf,
  reconciledUntil,
} from './reconciliation.queries.ts'
import { type Found, report } from './report.service.ts'
import { comparePaymentAgain, reportUnknown, reportUnread } from './strangers.service.ts'
import { asItIsNow, wasPaid } from './taking-over.ts'
import { withdrawalsInDoubt, withdrawalsMoved } from './withdrawn.queries.ts'
import { reconcileWithdrawals } from './withdrawn.service.ts'

/** Anything younger may still be under way. */
const SETTLED_MS = 3_600_000
/** The provider limits its answers: a run that is cut short keeps the windows that it has finished. */
const WINDOW_MS = 3_600_000
/** Orders and payments that did not agree are compared again twice a day. */
const AGAIN_MS = DAY_MS / 2

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
  for (const id of await paymentsInDoubt(app.db, before)) await comparePaymentAgain(app, id)
  await reconcileWithdrawals(app, await withdrawalsInDoubt(app.db, before))
}

async function reconcileWindow(app: App, since: Date, until: Date) {
  const { payments, unread } = await paymentsIn(app, since, until)
  const told = new Map(payments.map((payment) => [payment.code, payment]))
  const codes = [...told.keys(), ...unread.flatMap(({ code }) => code ?? [])]
  const [known, ofBills] = [await ordersOfCodes(app.db, codes), await attemptsNamed(app.db, { codes })]
  const ours = new Set<string | null>([...known, ...ofBills].map(({ code }) => code))
  for (const payment of told.values()) if (!ours.has(payment.code)) await reportUnknown(app, payment)
  // unread payments of ours show when their orders and bills are compared
  for (const { id, code } of unread) if (!ours.has(code)) await reportUnread(app, id)
  const { fees, failed } = await feesWritten(app, since, until)
  const booked = [...fees.keys(), ...failed]
  const orders = new Set([...known.map(({ order_id: id }) => id), ...(await ordersMoved(app.db, since, until))])
  for (const id of booked) if (typeof id === 'number') orders.add(id)
  for (const orderId of orders) await compareAlone(app, orderId, { told, fee: fees.get(orderId) })
  const moved = await billCodesMoved(app.db, since, until)
  const paymentIds = booked.filter((id) => typeof id === 'string')
  await reconcileBills(app, { codes: [...codes, ...moved], paymentIds }, { told, unread, fees })
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
  const payments: Payment[] = []
  const found: Found[] = []
  for (const { code, state } of await attemptsOfOrder(app.db, orderId)) {
    const payment = await asItIsNow(app, { code, state, told: told?.get(code) }, takeAnswer)
    if (payment) payments.push(payment)
    else if (wasPaid(state)) found.push(notThere)
  }
  found.push(...amountsThatDiffer(await postedOf(app.db, orderId), payments))
  return [...found, ...feeThatDiffers((await feesInDoubt(app, { orderId })) ?? written)]
}
