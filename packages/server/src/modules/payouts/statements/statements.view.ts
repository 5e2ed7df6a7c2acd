import type { StatementLine } from '@bra/contract/payouts/statements.schemas'
import type { LedgerRow } from './statements.queries.ts'

/** Keys of a withdrawal's postings end in its id: `withdrawal paid:12`. */
const WITHDRAWAL = /^withdrawal[^:]*:(\d+)$/

export const lineView = ({ key, at, ...row }: LedgerRow): StatementLine => ({
  ...row,
  at: at.toISOString(),
  withdrawal_id: Number(WITHDRAWAL.exec(key)?.[1]) || null,
  due_on: null,
})
