import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { PaymentsTables } from './payments.tables.ts'

/** Returns false if the event was received before. */
export const keepEvent = async (tx: Tx, event: Insertable<PaymentsTables['provider_events']>) =>
  (await tx
    .insertInto('provider_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()) !== undefined

/** Returns false if this end was announced before. */
export const keepEnd = async (tx: Tx, end: Insertable<PaymentsTables['payment_ends']>) =>
  (await tx
    .insertInto('payment_ends')
    .values(end)
    .onConflict((conflict) => conflict.columns(['payment_id', 'state']).doNothing())
    .returning('payment_id')
    .executeTakeFirst()) !== undefined
