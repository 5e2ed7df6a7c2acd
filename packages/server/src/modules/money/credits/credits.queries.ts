import type { CreditMove } from '@bra/contract/money/credits.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { literals } from '../../../platform/literals.ts'

const kinds = {
  given: ['sale_broken'],
  spent: ['credit_spent'],
  unspent: ['credit_unspent'],
  returned: ['refund_decided', 'dispute_lost'],
  taken: ['dispute_won'],
} as const satisfies Record<CreditMove['kind'], readonly string[]>

const kind = sql`case ${sql.join(
  Object.entries(kinds).map(([name, of]) => sql`when e.kind in ${literals(of)} then ${sql.lit(name)}`),
  sql` `,
)} end`

type MoveRow = Omit<CreditMove, 'at'> & { at: Date }

export async function creditMoves(db: Db, userId: number, limit: number) {
  const { rows } = await sql<MoveRow>`
    select e.id::int, ${kind} kind, e.order_id, line.cents::int, e.created_at at
    from ledger_lines line join ledger_entries e on e.id = line.entry_id
    where line.account = ${`credit:${userId}`}
    order by e.id desc limit ${limit}`.execute(db)
  return rows
}
