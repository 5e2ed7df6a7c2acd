export { balancesOf, holdWallet, type Line, linesOf, linesOfEntry, post, sumOfAll } from './ledger.queries.ts'
export type { Account } from './ledger.tables.ts'
export { shareOf, splitCents } from './shares.ts'
