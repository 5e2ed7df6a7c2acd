import type { Db } from '../../../platform/db.ts'
import { addressesOf } from '../../people/addresses/index.ts'

/** Returns where a person is reached; a personal address comes before that of a store. */
export const billingAddress = (db: Db, userId: number) =>
  addressesOf(db, userId)
    .selectAll()
    .where('company_id', 'is', null)
    .orderBy(({ eb }) => eb('store_id', 'is', null), 'desc')
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
