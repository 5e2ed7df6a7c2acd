import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Outcome } from './saving.ts'

export async function outcomesOfKeys(db: Db, storeId: number, keys: string[]) {
  const rows = await db
    .selectFrom('entered_offers')
    .select(['key', 'outcome'])
    .where('store_id', '=', storeId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return new Map<string, Outcome>(rows.map(({ key, outcome }) => [key, outcome]))
}

export async function keepOutcomes(tx: Tx, outcomes: Map<string, Outcome>, of: { store_id: number; entered_at: Date }) {
  if (outcomes.size === 0) return
  const rows = [...outcomes].map(([key, outcome]) => ({ ...of, key, outcome: JSON.stringify(outcome) }))
  await tx.insertInto('entered_offers').values(rows).execute()
}

export const forgetOutcomes = (tx: Tx, before: Date) =>
  tx.deleteFrom('entered_offers').where('entered_at', '<', before).execute()
