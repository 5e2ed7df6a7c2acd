import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Subject } from './subjects.queries.ts'

interface PaymentOfCharge {
  charge_id: string
  payment_id: string
  /** It is null if the payment is of a bill. */
  order_id: number | null
}

export async function paymentsOfCharges(db: Db, chargeIds: string[]) {
  const { rows } = await sql<PaymentOfCharge>`
    select charge_id, payment_id, order_id from order_payments
    where charge_id = any(${chargeIds}::text[]) and payment_id is not null
    union all
    select charge_id, payment_id, null from bill_payments
    where charge_id = any(${chargeIds}::text[]) and payment_id is not null`.execute(db)
  return rows
}

export async function chargesOf(db: Db, of: Subject) {
  const found =
    'orderId' in of
      ? sql`order_payments where order_id = ${of.orderId}`
      : sql`bill_payments where payment_id = ${of.paymentId}`
  const { rows } = await sql<{ id: string }>`
    select charge_id id from ${found} and charge_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}
