import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

const PROVIDER = 'pagarme'

export const booksReadUntil = async (db: Db) =>
  (await db.selectFrom('provider_books').select('read_until').where('provider', '=', PROVIDER).executeTakeFirst())
    ?.read_until

export const keepBooksRead = (tx: Tx, until: Date) =>
  tx
    .insertInto('provider_books')
    .values({ provider: PROVIDER, read_until: until })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ read_until: until }))
    .execute()

export async function feesPosted(db: Db, keys: string[]) {
  const { rows } = await sql<{ key: string; cents: number }>`
    select e.key, (-line.cents)::int cents from ledger_entries e join ledger_lines line on line.entry_id = e.id
    where e.key = any(${keys}::text[]) and line.account = 'fees'`.execute(db)
  return new Map(rows.map(({ key, cents }) => [key, cents]))
}
