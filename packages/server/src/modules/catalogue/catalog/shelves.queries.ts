import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { CatalogTables } from './catalog.tables.ts'

type NewBusiness = Omit<Insertable<CatalogTables['businesses']>, 'id'>

/** Returns only the rows that were not there before. */
export const insertMissingBusinesses = (tx: Tx, rows: NewBusiness[]) =>
  tx
    .insertInto('businesses')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning(['id', 'slug', 'kind'])
    .execute()
