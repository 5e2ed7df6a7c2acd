import { writeMissingMethods } from '@bra/server/modules/stores/shipping/index'
import type { Tx } from '@bra/server/platform/db'
import { demoFreeShippingDays } from '../shipping.ts'

export async function seedShipping(tx: Tx) {
  const days = demoFreeShippingDays.map(({ minimumCents, ...day }) => ({ ...day, minimum_cents: minimumCents }))
  await writeMissingMethods(tx)
  await tx.insertInto('free_shipping_days').values(days).execute()
}
