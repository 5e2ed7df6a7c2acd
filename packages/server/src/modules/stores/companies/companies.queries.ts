import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { parcelsOf } from '../stores/index.ts'
import type { CompaniesTables } from './companies.tables.ts'

export const companyRowOf = (db: Db, userId: number) =>
  db.selectFrom('companies').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Whether people buy from a store of this person, or may again, or one that is closed still has money to come or to go. */
export async function hasStoreAtWork(db: Db, userId: number) {
  const { rows } = await sql<{ at_work: boolean }>`
    select exists (
      select from stores s
      where s.owner_id = ${userId} and (s.status in ('open', 'vacation', 'suspended') or s.status = 'closed' and (
        exists (
          select from ledger_lines line where line.account in ('store:' || s.id, 'withdrawing:' || s.id)
          group by line.account having sum(line.cents) <> 0
        ) or exists (
          select from ${parcelsOf(sql`s.id`)} where so.paid_at is not null
            and so.state not in ('completed', 'cancelled', 'expired', 'refunded', 'lost', 'returned')
        )
      ))
    ) at_work`.execute(db)
  return rows[0]!.at_work
}

/** Held, so that an operator decides on what this writes, or before it. */
export const holdStoresOf = (tx: Tx, userId: number) =>
  tx.selectFrom('stores').select('id').where('owner_id', '=', userId).orderBy('id').forNoKeyUpdate().execute()

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
