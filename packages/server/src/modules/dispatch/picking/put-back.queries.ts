import type { PutBackLine } from '@bra/contract/dispatch/picking.schemas'
import { packedOrSent } from '@bra/contract/orders/order-states'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'
import { cardInPlace, placed } from './picking.queries.ts'

/** Notes what a store took out for parcels that were undone: the ticked units, or all of a parcel that was packed. */
export const notePutBacks = (tx: Tx, storeOrderIds: number[], now: Date) =>
  sql`
  insert into put_backs (line_id, store_id, units, undone_at)
  select id, store_id, taken, ${now}
  from (
    select l.id, l.store_id, case when exists (
        select from order_events e where e.store_order_id = so.id and e.to_state in ${literals(packedOrSent)}
      ) then l.in_parcel else least(coalesce(ticks.picked, 0), l.in_parcel) end taken
    from store_orders so
    join order_lines l on l.store_order_id = so.id and l.store_id = so.store_id and not l.from_center
    left join picked_lines ticks on ticks.line_id = l.id
    where so.id = any(${storeOrderIds}::int[]) and so.paid_at is not null
  ) line where taken > 0
  on conflict (line_id) do nothing`.execute(tx)

export type LineToPutBack = PutBackLine & { offer_id: number | null; card_number: string; game: string }

interface Waiting {
  storeId: number
  saleId?: number | undefined
}

const isWaiting = ({ storeId, saleId }: Waiting) => sql`store_id = ${storeId} and put_back_at is null
  ${saleId === undefined ? sql`` : sql`and line_id in (select id from order_lines where store_order_id = ${saleId})`}`

export async function linesToPutBack(db: Db, waiting: Waiting, limit: number) {
  const { rows } = await sql<LineToPutBack>`
    select ${cardInPlace}, back.units, so.id sale_id, so.order_id, so.state
    from (
      select line_id, units, undone_at from put_backs
      where ${isWaiting(waiting)} order by undone_at, line_id limit ${limit}
    ) back
    join order_lines l on l.id = back.line_id
    join store_orders so on so.id = l.store_order_id ${placed}`.execute(db)
  return rows
}

export async function sumsToPutBack(db: Db, waiting: Waiting) {
  const { rows } = await sql<{ lines: number; units: number }>`
    select count(*)::int lines, coalesce(sum(units), 0)::int units from put_backs
    where ${isWaiting(waiting)}`.execute(db)
  return rows[0]!
}

export async function heldPutBacks(tx: Tx, storeId: number, lineIds: number[]) {
  const { rows } = await sql<{ line_id: number }>`
    select line_id from put_backs where store_id = ${storeId} and line_id = any(${lineIds}::int[])
    order by line_id for update`.execute(tx)
  return rows.map(({ line_id: id }) => id)
}

/** Keeps the first moment of a line that is marked once more. */
export const markPutBack = (tx: Tx, lineIds: number[], at: Date | null) =>
  sql`
  update put_backs set put_back_at = ${at === null ? null : sql`coalesce(put_back_at, ${at})`}
  where line_id = any(${lineIds}::int[])`.execute(tx)
