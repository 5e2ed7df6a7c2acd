import type { PricedVariant } from '@bra/contract/prices/fair-prices.schemas'
import type { App } from '../../../app.ts'
import { daysBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db.ts'
import { estimate, OLDEST } from './estimate.ts'
import { evidenceOf } from './fair-prices.queries.ts'

/** Estimates variants in the order asked, each with the cheapest same offer, without those of the store `besides`. */
export async function priceVariants(
  db: Db,
  { clock }: Pick<App, 'clock'>,
  variants: PricedVariant[],
  besides?: number,
) {
  const now = clock.now()
  const evidence = await evidenceOf(db, variants, { since: daysBefore(now, OLDEST), besides })
  return evidence.map(({ lowest_cents, same, ...known }, at) => {
    const variant = variants[at]!
    const estimated = estimate(known, variant, now)
    return { fair: estimated && { ...variant, ...estimated }, lowest_cents, offers: same }
  })
}
