import { isOfCentre } from '@bra/contract/trade/sender'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { blockedDaysFrom, businessDaysAfter } from '../../ground/calendar/index.ts'
import { type LifeRules, lifeRules, type Moved, postingOf } from '../orders/index.ts'
import { setDates } from './checkout.queries.ts'

export async function promiseDates(tx: Tx, app: Pick<App, 'clock'>, paid: Moved[]) {
  const rules = await lifeRules(tx)
  const now = app.clock.now()
  const posting = await postingOf(
    tx,
    paid.map(({ id }) => id),
  )
  const blocked = await blockedDaysFrom(tx, now)
  const after = (days: number) => businessDaysAfter(now, days, blocked)
  const dates = paid.map((parcel) => ({
    id: parcel.id,
    postBy: after(postingDays(parcel, posting.find(({ id }) => id === parcel.id)!.units, rules)),
    first: after(parcel.shipping.days_min),
    last: after(parcel.shipping.days_max),
  }))
  await setDates(tx, now, dates)
}

function postingDays(parcel: Moved, units: number, rules: LifeRules) {
  if (isOfCentre(parcel)) return rules.bra_center_posting_days
  return units > rules.posting_large_from ? rules.posting_days_large : rules.posting_days
}
