import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Actor } from '../../../platform/routes.ts'
import type { AddressesTables } from './addresses.tables.ts'

/** The addresses among which one is the default: those of a store, or those of the person without a store. */
export interface Scope {
  userId: number
  storeId: number | null
}

export const addressesOf = (db: Db, userId: number) =>
  db.selectFrom('addresses').where('user_id', '=', userId).where('removed_at', 'is', null)

/** Returns the addresses of exactly this scope; addresses of companies belong to no scope. */
const addressesIn = (db: Db, { userId, storeId }: Scope) =>
  storeId === null
    ? addressesOf(db, userId).where('company_id', 'is', null).where('store_id', 'is', null)
    : db.selectFrom('addresses').where('store_id', '=', storeId).where('removed_at', 'is', null)

const addressesWithin = (db: Db, { id, storeIds }: Pick<Actor, 'id' | 'storeIds'>) =>
  db
    .selectFrom('addresses')
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('store_id', '=', sql<number>`any(${storeIds}::int[])`)]))
    .where('removed_at', 'is', null)

/** Locks the person's row, so that the limit and the default are decided by one writer at a time. */
export const lockBook = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

export const everyAddress = (db: Db, actor: Pick<Actor, 'id' | 'storeIds'>) =>
  addressesWithin(db, actor).selectAll().orderBy('is_default', 'desc').orderBy('id', 'desc').execute()

export const addressesInScope = (db: Db, scope: Scope) =>
  addressesIn(db, scope).selectAll().orderBy('is_default', 'desc').orderBy('id', 'desc').execute()

export const defaultAddress = (db: Db, scope: Scope) =>
  addressesIn(db, scope).selectAll().where('is_default', '=', true).executeTakeFirst()

export const defaultAddressInSql = (userId: number | null, field: 'postcode' | 'state') => sql<string | null>`(
  select ${sql.ref(field)} from addresses
  where user_id = ${userId}::int and removed_at is null and company_id is null and store_id is null and is_default
)`

export const addressOfActor = (db: Db, id: number, actor: Actor) =>
  addressesWithin(db, actor).selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the person who answers for the addresses of a store, as for its first; undefined if it never had one. */
export const personOfStore = async (db: Db, storeId: number) =>
  (
    await db
      .selectFrom('addresses')
      .select('user_id')
      .where('store_id', '=', storeId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  )?.user_id

export const addressOfCompany = (db: Db, companyId: number, userId: number) =>
  addressesOf(db, userId).selectAll().where('company_id', '=', companyId).executeTakeFirst()

export const countOfAddresses = async (db: Db, actor: Actor) =>
  (
    await addressesWithin(db, actor)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const insertAddress = (tx: Tx, address: Insertable<AddressesTables['addresses']>) =>
  tx.insertInto('addresses').values(address).returningAll().executeTakeFirstOrThrow()

export const changeAddress = (tx: Tx, id: number, change: Updateable<AddressesTables['addresses']>) =>
  tx.updateTable('addresses').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const endDefault = (tx: Tx, scope: Scope) =>
  tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('id', 'in', addressesIn(tx, scope).select('id').where('is_default', '=', true))
    .execute()

/** Orders keep their own copies, so nothing refers to these rows. A company's address is deleted with it. */
export const deleteAddresses = (tx: Tx, userId: number) =>
  tx.deleteFrom('addresses').where('user_id', '=', userId).where('company_id', 'is', null).execute()
