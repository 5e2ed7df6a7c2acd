import type { Tx } from '../../src/platform/db.ts'
import { demoFreeShippingDays, demoShippingMethods, demoShippingRates } from '../shipping.ts'

export async function seedShipping(tx: Tx) {
  const methods = demoShippingMethods.map(({ maxGrams, maxValueCents, ...method }, position) => ({
    ...method,
    max_grams: maxGrams,
    max_value_cents: maxValueCents,
    position,
  }))
  const rates = demoShippingRates.map(({ maxGrams, ...rate }) => ({ ...rate, max_grams: maxGrams }))
  const days = demoFreeShippingDays.map(({ minimumCents, ...day }) => ({ ...day, minimum_cents: minimumCents }))
  await tx.insertInto('shipping_methods').values(methods).execute()
  await tx.insertInto('shipping_rates').values(rates).execute()
  await tx.insertInto('free_shipping_days').values(days).execute()
}
