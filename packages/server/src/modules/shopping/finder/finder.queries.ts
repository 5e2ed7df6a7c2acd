import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/**
 * Condition, language, finish and state, a byte each, which holds the place of the value in its list; flags and extras, price,
 * promotion, price before it and store, four big-endian bytes each, and the id in eight.
 */
export const BYTES_AN_OFFER = 32
/** Where the numbers begin. Of the id the six lower bytes are read: more than any needs, and no BigInt. */
export const AT = { places: 0, flags: 4, price: 8, promotion: 12, regularPrice: 16, store: 20, id: 26 } as const
/** Bits of the flags; above them stands a bit for each extra, in the order of their list. */
export const flags = { centre: 1, free: 2, flaw: 4 } as const
export const FLAG_BITS = 3

export function promotedIn(packed: Buffer) {
  let count = 0
  for (let at: number = AT.promotion; at < packed.length; at += BYTES_AN_OFFER)
    count += Number(packed.readInt32BE(at) !== 0)
  return count
}

/** Returns the names of a column by language, one a line; null if it has none. */
export const languagesOf = (names: RawBuilder<unknown>) =>
  sql`case when ${names} <> '{}' then (select string_agg(value, chr(10)) from jsonb_each_text(${names})) end`

/** Returns the present snapshot as text, for `changesSince`. */
export async function presentSnapshot(db: Db) {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text snapshot`.execute(db)
  return rows[0]!.snapshot
}

export async function changesSince(db: Db, snapshot: string) {
  const { rows } = await sql<{ snapshot: string; product_ids: (number | null)[]; of_catalogue: boolean }>`
    select * from changes_since(${snapshot}::pg_snapshot)`.execute(db)
  return rows[0]!
}

export const sweepChanges = (tx: Tx, before: Date) =>
  tx.deleteFrom('product_changes').where('changed_at', '<', before).execute()
