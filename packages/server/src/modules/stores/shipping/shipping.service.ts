import type { Tx } from '../../../platform/db.ts'
import { shippingMethods, shippingRates } from './defaults.ts'
import { insertMissingMethods, insertRates } from './shipping.queries.ts'

/** Inserts rates only with a new method; the rates of an existing one are the operator's. */
export async function writeMissingMethods(tx: Tx) {
  const methods = shippingMethods.map((method, position) => ({ ...method, position }))
  const added = await insertMissingMethods(tx, methods)
  const rates = shippingRates.filter(({ method }) => added.includes(method))
  if (rates.length > 0) await insertRates(tx, rates)
}
