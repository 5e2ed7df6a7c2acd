import type { Insertable, Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { AddressesTables } from './addresses.tables.ts'

/** The addresses among which one is the default: those of a store, or those of the person without a store. */
export interface Scope {
  userId: number
  storeId: number | null
}

const addressesOf = (db: Db, userId: number) =>
  db.selectFrom('addresses').where('user_id', '=', userId).where('removed_at', 'is', null)

/** Returns the addresses of exactly this scope; addresses of companies belong to no scope. */
const addressesIn = (db: Db, { userId, storeId }: Scope) =>
  addressesOf(db, userId)
    .where('company_id', 'is', null)
    .where('store_id', storeId === null ? 'is' : '=', storeId)

/** Locks the person's row, so that the limit and the default are decided by one writer at a time. */
export const lockBook = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

export const everyAddress = (db: Db, userId: number) =>
  addressesOf(db, userId).selectAll().orderBy('is_default', 'desc').orderBy('id', 'desc').execute()

export const addressesInScope = (db: Db, scope: Scope) =>
  addressesIn(db, scope).selectAll().orderBy('is_default', 'desc').orderBy('id', 'desc').execute()

export const defaultAddress = (db: Db, scope: Scope) =>
  addressesIn(db, scope).selectAll().where('is_default', '=', true).executeTakeFirst()

export const addressAtPostcode = (db: Db, userId: number, postcode: string) =>
  addressesOf(db, userId)
    .selectAll()
    .where('postcode', '=', postcode)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

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

export const addressOfUser = (db: Db, id: number, userId: number) =>
  addressesOf(db, userId).selectAll().where('id', '=', id).executeTakeFirst()

export const addressOfCompany = (db: Db, companyId: number, userId: number) =>
  addressesOf(db, userId).selectAll().where('company_id', '=', companyId).executeTakeFirst()

export const countOfAddresses = async (db: Db, userId: number) =>
  (
    await addressesOf(db, userId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

export const insertAddress = (tx: Tx, address: Insertable<AddressesTables['addresses']>) =>
  tx.insertInto('addresses').values(address).returningAll().executeTakeFirstOrThrow()

export const changeAddress = (tx: Tx, id: number, change: Updateable<AddressesTables['addresses']>) =>
  tx.updateTable('addresses').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const endDefault = (tx: Tx, { userId, storeId }: Scope) =>
  tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('company_id', 'is', null)
    .where('store_id', storeId === null ? 'is' : '=', storeId)
    .where('is_default', '=', true)
    .execute()

/** Orders keep their own copies, so nothing refers to these rows. A company's address is deleted with it. */
export const deleteAddresses = (tx: Tx, userId: number) =>
  tx.deleteFrom('addresses').where('user_id', '=', userId).where('company_id', 'is', null).execute()
