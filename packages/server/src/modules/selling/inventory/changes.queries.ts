import type { BulkAction } from '@bra/contract/selling/bulk-history.schemas'
import type { Saying } from '@bra/contract/kit/saying'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export interface NewChange {
  store_id: number
  /** Null for a scheduled change. */
  user_id: number | null
  action: BulkAction
  made_at: Date
  /** True while lines are still to come in later transactions. */
  under_way?: boolean
  problem?: Saying
}

/** The fields that a change alters of one offer; other fields are absent. */
export interface ChangeLine {
  listing_id: number
  /** Null for an offer that the change made. */
  before: object | null
  /** Null for an offer that the change removed. */
  after: object | null
  reason?: Saying
}

export async function insertChange(tx: Tx, { action, problem, ...change }: NewChange) {
  const row = {
    ...change,
    ...(problem && { problem: problem['pt-BR'], problem_en: problem.en }),
    ...{ action: JSON.stringify(action), offers: 0 },
  }
  return (await tx.insertInto('listing_changes').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Keeps the earliest `before` of an offer that the same change altered already. */
export async function keepLines(tx: Tx, changeId: number, lines: ChangeLine[]) {
  if (lines.length === 0) return
  await sql`
    with kept as (
      insert into listing_change_lines (change_id, listing_id, before, after, reason, reason_en)
      select ${changeId}, listing_id, before, after, reason ->> 'pt-BR', reason ->> 'en'
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (listing_id bigint, before jsonb, after jsonb, reason jsonb)
      on conflict (change_id, listing_id) do update set after = excluded.after
      returning xmax = 0 is_new
    )
    update listing_changes set offers = offers + (select count(*) from kept where is_new) where id = ${changeId}`.execute(
    tx,
  )
}
