import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ShippingTables } from './shipping.tables.ts'

export const methodsInOrder = (db: Db) =>
  db.selectFrom('shipping_methods').selectAll().orderBy('position').orderBy('id').execute()

export const ratesByWeight = (db: Db) =>
  db
    .selectFrom('shipping_rates as r')
    .innerJoin('shipping_methods as m', 'm.code', 'r.method')
    .select(['r.method', 'm.name', 'm.tracked', 'm.insured', 'm.max_value_cents'])
    .select(['r.zone', 'r.max_grams', 'r.cents', 'r.days'])
    .orderBy('r.max_grams')
    .execute()

export const freeDays = (db: Db) =>
  db.selectFrom('free_shipping_days').selectAll().orderBy('weekday').orderBy('id').execute()

export async function insertMissingMethods(tx: Tx, methods: Insertable<ShippingTables['shipping_methods']>[]) {
  const added = await tx
    .insertInto('shipping_methods')
    .values(methods)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .execute()
  return added.map(({ code }) => code)
}

export const insertRates = (tx: Tx, rates: ShippingTables['shipping_rates'][]) =>
  tx.insertInto('shipping_rates').values(rates).execute()
