import { writeMissingMethods } from '../../src/modules/shipping/index.ts'
import type { Tx } from '../../src/platform/db.ts'
import { demoFreeShippingDays } from '../shipping.ts'

export async function seedShipping(tx: Tx) {
  const days = demoFreeShippingDays.map(({ minimumCents, ...day }) => ({ ...day, minimum_cents: minimumCents }))
  await writeMissingMethods(tx)
  await tx.insertInto('free_shipping_days').values(days).execute()
}
