import { sql } from 'kysely'
import type { StoreColumns } from '../../../module.ts'

export const moneyOfStore: Partial<StoreColumns> = {
  availableCents: (storeId) => sql`(
    select coalesce(sum(line.cents), 0) from ledger_lines line where line.account = 'store:' || ${storeId})`,
  hasMoney: (storeId) => sql`exists (
    select from ledger_lines line where line.account in ('store:' || ${storeId}, 'withdrawing:' || ${storeId})
    group by line.account having sum(line.cents) <> 0)`,
}
