import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { Actor } from '../../../platform/routes.ts'
import { personBehind } from '../../stores/stores/index.ts'
import type { WalletTables } from './wallet.tables.ts'

/** An account belongs to a store, or to a person, who is paid there for each own store that has none. */
export interface AccountScope {
  userId: number
  storeId: number | null
}

const personOf = ({ userId, storeId }: AccountScope) =>
  storeId === null ? sql<number>`${userId}::int` : personBehind(sql`${storeId}::int`)

const isOf = (person: ReturnType<typeof personOf>) =>
  sql<boolean>`(user_id = ${person} or store_id in (select s.id from stores s where s.owner_id = ${person}))`

export const bankAccountRows = (db: Db, { id, storeIds }: Pick<Actor, 'id' | 'storeIds'>) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('store_id', '=', sql<number>`any(${storeIds}::int[])`)]))
    .orderBy('id', 'desc')
    .execute()

export const everyAccountOf = (db: Db, userId: number) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where(isOf(sql`${userId}::int`))
    .orderBy('id', 'desc')
    .execute()

export const lockOwner = (tx: Tx, scope: AccountScope) =>
  tx.selectFrom('users').select('id').where('id', '=', personOf(scope)).forNoKeyUpdate().execute()

export const replaceBankAccount = (tx: Tx, { userId, storeId }: AccountScope, now: Date) =>
  tx
    .updateTable('bank_accounts')
    .set({ replaced_at: now })
    .where(({ eb }) => (storeId === null ? eb('user_id', '=', userId) : eb('store_id', '=', storeId)))
    .where('replaced_at', 'is', null)
    .execute()

export const insertBankAccount = (tx: Tx, account: Insertable<WalletTables['bank_accounts']>) =>
  tx.insertInto('bank_accounts').values(account).returningAll().executeTakeFirstOrThrow()

export const cpfOfOwner = async (db: Db, scope: AccountScope) =>
  (await db.selectFrom('users').select('cpf').where('id', '=', personOf(scope)).executeTakeFirstOrThrow()).cpf

export const deleteBankAccounts = (tx: Tx, userId: number) =>
  tx
    .deleteFrom('bank_accounts')
    .where(isOf(sql`${userId}::int`))
    .execute()

/** Returns the store's own account, or else that of the person behind it. */
export const bankAccountOfStore = (db: Db, storeId: number) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where(({ or, eb }) => or([eb('store_id', '=', storeId), eb('user_id', '=', personOf({ userId: 0, storeId }))]))
    .where('replaced_at', 'is', null)
    .orderBy('store_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()

/** Returns whether the person, or another store of theirs, had an account before. */
export const hasForerunner = async (
  db: Db,
  { id, ...row }: { id: number; user_id: number | null; store_id: number | null },
) =>
  (await db
    .selectFrom('bank_accounts')
    .select('id')
    .where(isOf(personOf({ userId: row.user_id ?? 0, storeId: row.store_id })))
    .where('id', '<', id)
    .limit(1)
    .executeTakeFirst()) !== undefined
