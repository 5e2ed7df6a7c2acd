import type { App } from '../../../app.ts'
import { pixOf, refusalSaying } from '../payments/index.ts'
import { shownPayments } from './bills.queries.ts'

/** Returns the newest attempt to pay each of these bills, as its payer sees it. */
export async function paymentsOfBills({ db, clock }: Pick<App, 'db' | 'clock'>, billIds: number[]) {
  const now = clock.now()
  const shown = [...(await shownPayments(db, billIds))].map(([billId, pay]) => {
    const { method, state, card_brand: brand, card_last_four: lastFour } = pay
    const isWaiting = state === 'pending' && pay.pix_code !== null && pay.expires_at > now
    const payment = {
      method,
      state,
      pix: isWaiting ? pixOf(pay.pix_code!, pay.expires_at, now) : null,
      card: lastFour === null ? null : { brand: brand ?? '', last_four: lastFour },
      refusal: pay.refusal === null ? null : refusalSaying(pay.refusal),
    }
    return [billId, payment] as const
  })
  return new Map(shown)
}
