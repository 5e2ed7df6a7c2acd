export { balancesOf, holdWallet, type Line, linesOf, post, sumOfAll } from './ledger.queries.ts'
export type { Account } from './ledger.tables.ts'
export { shareOf, splitCents } from './shares.ts'
