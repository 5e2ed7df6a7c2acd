import type { Printing } from '@bra/contract/dispatch/labels.schemas'
import type { Db, Tx } from '../../../platform/db.ts'

export const printingOfStore = (db: Db, storeId: number) =>
  db.selectFrom('store_printing').select(['paper', 'contents']).where('store_id', '=', storeId).executeTakeFirst()

export const setPrinting = (tx: Tx, storeId: number, { paper, contents }: Printing) =>
  tx
    .insertInto('store_printing')
    .values({ store_id: storeId, paper, contents })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet({ paper, contents }))
    .execute()
