import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { CompaniesTables } from './companies.tables.ts'

export const companyRowOf = (db: Db, userId: number) =>
  db.selectFrom('companies').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Whether people buy from a store of this person, or may again. */
export const hasOpenStore = async (db: Db, userId: number) =>
  Boolean(
    await db
      .selectFrom('stores')
      .select('id')
      .where('owner_id', '=', userId)
      .where('status', 'in', ['open', 'vacation', 'suspended'])
      .limit(1)
      .executeTakeFirst(),
  )

const DOCUMENTS = 7_263_004
/** One writer at a time for each document. */
export const lockDocument = (tx: Tx, document: string) =>
  sql`select pg_advisory_xact_lock(${DOCUMENTS}::int, hashtext(${document}))`.execute(tx)

export const isDocumentTaken = async (db: Db, document: string, userId: number) =>
  Boolean(
    await db
      .selectFrom('companies')
      .select('id')
      .where('document', '=', document)
      .where('user_id', '<>', userId)
      .executeTakeFirst(),
  )

/** Nothing when the person has a company already. */
export const insertCompany = (tx: Tx, company: Insertable<CompaniesTables['companies']>) =>
  tx
    .insertInto('companies')
    .values(company)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeCompany = (tx: Tx, id: number, change: Updateable<CompaniesTables['companies']>) =>
  tx.updateTable('companies').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Who never had a store leaves nothing; who sold leaves the name and document that the sales were made under. */
export async function forgetCompany(tx: Tx, userId: number) {
  await tx
    .deleteFrom('companies')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('stores').select('stores.id').where('stores.owner_id', '=', userId))),
    )
    .execute()
  await tx.updateTable('companies').set({ phone: null, email: null }).where('user_id', '=', userId).execute()
}
