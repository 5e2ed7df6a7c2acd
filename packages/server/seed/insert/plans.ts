import type { Tx } from '../../src/platform/db.ts'
import { demoPlans } from '../plans.ts'

export const seedPlans = (tx: Tx) =>
  tx
    .insertInto('plans')
    .values(
      demoPlans.map(({ priceCents, commissionBp, maxAds, maxOffers, ...plan }, position) => ({
        ...plan,
        price_cents: priceCents,
        commission_bp: commissionBp,
        max_ads: maxAds,
        max_offers: maxOffers,
        position,
      })),
    )
    .execute()
