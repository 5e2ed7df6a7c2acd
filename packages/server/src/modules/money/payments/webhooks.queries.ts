import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { PaymentsTables } from './payments.tables.ts'

/** False when it was told of before. */
export const keepEvent = async (tx: Tx, event: Insertable<PaymentsTables['provider_events']>) =>
  (await tx
    .insertInto('provider_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()) !== undefined

/** Whether an attempt of ours is named: as the provider calls it, or by the code that it was asked with. */
export async function isOurs(tx: Tx, { ids, codes }: { ids: string[]; codes: string[] }) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from order_payments where payment_id = any(${ids}::text[]))
      or exists (select from order_payments where charge_id = any(${ids}::text[]))
      or exists (select from order_payments where code = any(${codes}::text[])) known`.execute(tx)
  return rows[0]!.known
}

/** False when this end was announced before. */
export const keepEnd = async (tx: Tx, end: Insertable<PaymentsTables['payment_ends']>) =>
  (await tx
    .insertInto('payment_ends')
    .values(end)
    .onConflict((conflict) => conflict.columns(['payment_id', 'state']).doNothing())
    .returning('payment_id')
    .executeTakeFirst()) !== undefined
