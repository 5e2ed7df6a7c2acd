import type { App } from '../../../app.ts'
import { takeBillAnswer } from '../../money/bills/index.ts'
import { isAway, type PageOfPayments, type Payment } from '../../money/payments/index.ts'
import { attemptsNamed, postedOfBillPayment } from './bills.queries.ts'
import { amountsThatDiffer, feeThatDiffers, notThere, notUnderstood } from './comparison.ts'
import { type FeeDifference, feesInDoubt } from './fees.service.ts'
import { report } from './report.service.ts'
import { asItIsNow, wasPaid } from './taking-over.ts'

interface Named {
  codes: string[]
  paymentIds: string[]
}

interface Window {
  told: Map<string, Payment>
  unread: PageOfPayments['unread']
  fees: Map<number | string, FeeDifference>
}

/** Compares the payments of bills among those with these codes, or the provider's ids. */
export async function reconcileBills(app: App, named: Named, { told, unread, fees }: Window) {
  const ids = new Map(unread.map(({ id, code }) => [code, id]))
  for (const { code } of await attemptsNamed(app.db, named))
    await compareBillPayment(app, code, { told: told.get(code), unreadId: ids.get(code), fees })
}

interface Beside {
  told?: Payment
  /** The provider's id of a payment that could not be read. */
  unreadId?: string
  fees?: Window['fees']
}

/** A payment of a bill that cannot be read is a difference of its own, and does not stop the others. */
export async function compareBillPayment(app: App, code: string, beside: Beside) {
  const since = app.clock.now()
  try {
    const { paymentId, found } = await compared(app, code, beside)
    if (paymentId !== null) await report(app, { paymentId }, { found, since })
  } catch (error) {
    if (isAway(error)) throw error
    app.log.error({ err: error, code }, 'a payment of a bill could not be compared')
    const [ours] = await attemptsNamed(app.db, { codes: [code] })
    const paymentId = ours?.payment_id ?? beside.told?.id ?? beside.unreadId
    if (paymentId) await report(app, { paymentId }, { found: [notUnderstood], since })
  }
}

async function compared(app: App, code: string, { told, fees }: Beside) {
  const first = await differencesOf(app, code, { told, fees })
  // money may have moved since the list was read
  return told && first.found.length > 0 ? differencesOf(app, code, { fees }) : first
}

async function differencesOf(app: App, code: string, { told, fees }: Beside) {
  const [known] = await attemptsNamed(app.db, { codes: [code] })
  const { state } = known!
  const payment = await asItIsNow(app, { code, state, told }, takeBillAnswer)
  const paymentId = payment?.id ?? known!.payment_id
  // the provider was never asked for it
  if (paymentId === null) return { paymentId, found: [] }
  const ours = await postedOfBillPayment(app.db, paymentId)
  const fee = (await feesInDoubt(app, { paymentId })) ?? fees?.get(paymentId)
  const missing = !payment && wasPaid(state) ? [notThere] : []
  const found = [...missing, ...amountsThatDiffer(ours, payment ? [payment] : []), ...feeThatDiffers(fee)]
  return { paymentId, found }
}
