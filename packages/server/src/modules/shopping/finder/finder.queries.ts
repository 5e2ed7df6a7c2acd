import { finishes, languages, offerConditions } from '@bra/contract/trade/trade'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Position of each fact of an offer in its 32 bits of traits. */
export const LANGUAGE_BIT = offerConditions.length
export const FINISH_BIT = LANGUAGE_BIT + languages.length
export const CENTRE_BIT = FINISH_BIT + finishes.length
export const FREE_BIT = CENTRE_BIT + 1
export const FLAW_BIT = FREE_BIT + 1
/** Traits, states, price, promotion, price before it and store, four big-endian bytes each, and the id in eight. */
export const BYTES_AN_OFFER = 32
export const PROMOTION_AT = 12

export function promotedIn(packed: Buffer) {
  let count = 0
  for (let at = PROMOTION_AT; at < packed.length; at += BYTES_AN_OFFER) count += Number(packed.readInt32BE(at) !== 0)
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
