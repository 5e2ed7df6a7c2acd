import { sql } from 'kysely'
import type { StoreColumns } from '../../../module.ts'

export const bankAccountOfStore: Partial<StoreColumns> = {
  bankHolder: (ownerId, storeId) => sql`(
    select b.holder_document from bank_accounts b
    where b.replaced_at is null and (b.store_id = ${storeId} or b.user_id = ${ownerId})
    order by b.store_id nulls last limit 1)`,
}
