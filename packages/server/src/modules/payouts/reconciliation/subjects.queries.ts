import { sql } from 'kysely'

/** An order, or the provider's id of a payment or a withdrawal. */
export type Subject = { orderId: number } | { paymentId: string }

export const keyOfSubject = (of: Subject) => ('orderId' in of ? of.orderId : of.paymentId)

/** SQL condition: the difference `d` is of this order or payment. */
export const isOf = (of: Subject) =>
  'orderId' in of ? sql<boolean>`d.order_id = ${of.orderId}` : sql<boolean>`d.payment_id = ${of.paymentId}`
