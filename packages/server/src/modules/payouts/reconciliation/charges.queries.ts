import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export const paymentsOfCharges = (db: Db, chargeIds: string[]) =>
  db
    .selectFrom('order_payments')
    .select(({ ref }) => [
      'order_id',
      ref('charge_id').$notNull().as('charge_id'),
      ref('payment_id').$notNull().as('payment_id'),
    ])
    .where('charge_id', '=', sql<string>`any(${chargeIds}::text[])`)
    .where('payment_id', 'is not', null)
    .execute()
