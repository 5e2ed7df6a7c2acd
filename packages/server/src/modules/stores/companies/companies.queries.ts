import { atWork } from '@bra/contract/stores/store-states'
import { literals } from '../../../platform/literals.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Actor } from '../../../platform/routes.ts'
import type { CompaniesTables } from './companies.tables.ts'
import type { StoresTables } from '../stores/stores.tables.ts'

export const companyRowOf = (db: Db, userId: number) =>
  db.selectFrom('companies').selectAll().where('user_id', '=', userId).executeTakeFirst()

const ofStores = (db: Db) =>
  db.selectFrom('companies as c').innerJoin('stores as s', 's.owner_id', 'c.user_id').selectAll('c')

/** Returns the company under which a store sells: a person has one, and all their stores sell under it. */
export const companyRowOfStore = (db: Db, storeId: number) =>
  ofStores(db).where('s.id', '=', storeId).executeTakeFirst()

/** Returns the company of the stores for which somebody acts; where these have several, their own comes first. */
export const companyRowOfActor = (db: Db, { id, storeIds }: Actor) =>
  ofStores(db)
    .where('s.id', '=', sql<number>`any(${storeIds}::int[])`)
    .orderBy(({ eb }) => eb('c.user_id', '=', id), 'desc')
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst()

/** Returns whether the person has a store that sells or may sell again, or a closed one with money or parcels open. */
export async function hasStoreAtWork(db: Db, { store }: Pick<App, 'store'>, userId: number) {
  const { rows } = await sql<{ at_work: boolean }>`
    select exists (
      select from stores s
      where s.owner_id = ${userId} and (s.status in ${literals(atWork)} or s.status = 'closed' and (
        ${store.hasMoney(sql`s.id`)} or ${store.owesParcels(sql`s.id`)}
      ))
    ) at_work`.execute(db)
  return rows[0]!.at_work
}

/** Locks the stores, so that an operator decides either before this write or on what it wrote. */
export const holdStoresOf = (tx: Tx, userId: number) =>
  tx.selectFrom('stores').select('id').where('owner_id', '=', userId).orderBy('id').forNoKeyUpdate().execute()

/** True for an approved company `c` whose owner has a store that is open, on vacation or suspended. */
const sells = sql<boolean>`c.approved_at is not null and exists (
  select from stores s where s.owner_id = c.user_id and s.status in ${literals(atWork)})`

export async function isDocumentTaken(db: Db, document: string, userId: number) {
  const { rows } = await sql`
    select from companies c where c.document = ${document} and c.user_id <> ${userId} and ${sells}`.execute(db)
  return rows.length > 0
}

/** Approves the person's document; if another's store sells under it, `companies_approved_document_key` refuses. */
export async function approveDocument(tx: Tx, userId: number, now: Date) {
  // a statement that waits for another approval does not see the store that this one opened; the next statement does
  await sql`
    select from companies where document = (select document from companies where user_id = ${userId})
    order by user_id for no key update`.execute(tx)
  await sql`
    update companies c set approved_at = null
    where c.document = (select document from companies where user_id = ${userId}) and c.user_id <> ${userId}
      and not (${sells})`.execute(tx)
  await tx.updateTable('companies').set({ approved_at: now }).where('user_id', '=', userId).execute()
}

/** Returns undefined if the person has a company already. */
export const insertCompany = (tx: Tx, company: Insertable<CompaniesTables['companies']>) =>
  tx
    .insertInto('companies')
    .values(company)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeCompany = (tx: Tx, id: number, change: Updateable<CompaniesTables['companies']>) =>
  tx.updateTable('companies').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Deletes the company of somebody who never had a store; otherwise keeps the name and document of the sales. */
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

/** Closed stores are not changed. */
export const changeStoresOfOwner = (tx: Tx, ownerId: number, change: Updateable<StoresTables['stores']>) =>
  tx.updateTable('stores').set(change).where('owner_id', '=', ownerId).where('status', '<>', 'closed').execute()
