import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { WalletTables } from './wallet.tables.ts'

/** Returns the newest first. */
export const bankAccountRows = (db: Db, userId: number) =>
  db.selectFrom('bank_accounts').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()

/** Lets one writer at a time change the accounts of a person. */
export const lockOwner = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

export const replaceBankAccount = (tx: Tx, owner: { userId: number; storeId: number | null }, now: Date) =>
  tx
    .updateTable('bank_accounts')
    .set({ replaced_at: now })
    .where('user_id', '=', owner.userId)
    .where('store_id', owner.storeId === null ? 'is' : '=', owner.storeId)
    .where('replaced_at', 'is', null)
    .execute()

export const insertBankAccount = (tx: Tx, account: Insertable<WalletTables['bank_accounts']>) =>
  tx.insertInto('bank_accounts').values(account).returningAll().executeTakeFirstOrThrow()

export const cpfOfUser = async (db: Db, userId: number) =>
  (await db.selectFrom('users').select('cpf').where('id', '=', userId).executeTakeFirstOrThrow()).cpf

export const deleteBankAccounts = (tx: Tx, userId: number) =>
  tx.deleteFrom('bank_accounts').where('user_id', '=', userId).execute()

/** Returns the store's own account, or else the person's. */
export const bankAccountFor = (db: Db, { userId, storeId }: { userId: number; storeId: number | null }) =>
  db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('store_id', 'is', null), ...(storeId === null ? [] : [eb('store_id', '=', storeId)])]),
    )
    .orderBy('store_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()

/** Returns whether the person had another account before. */
export const hasForerunner = async (db: Db, { id, user_id: userId }: { id: number; user_id: number }) =>
  (await db
    .selectFrom('bank_accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<', id)
    .limit(1)
    .executeTakeFirst()) !== undefined
