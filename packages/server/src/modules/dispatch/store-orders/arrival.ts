import type { Tx } from '../../../platform/db.ts'
import { blockedDaysFrom, businessDaysAfter } from '../../ground/calendar/index.ts'
import { lifeRules, type Moved, postingOf } from '../../orders/orders/index.ts'

/** Returns the expected days of arrival from `now`: the promised days less those that were for the posting. */
export async function arrivalAfterPosting(tx: Tx, now: Date, { id, shipping }: Pick<Moved, 'id' | 'shipping'>) {
  const [posting] = await postingOf(tx, [id])
  const spent = posting?.posts_in_days ?? (await lifeRules(tx)).bra_center_posting_days
  const blocked = await blockedDaysFrom(tx, now)
  const left = (days: number) => businessDaysAfter(now, Math.max(1, days - spent), blocked)
  return { arrives_first: left(shipping.days_min), arrives_last: left(shipping.days_max) }
}
