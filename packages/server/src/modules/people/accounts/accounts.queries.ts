import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { AccountsTables } from './accounts.tables.ts'

/** The open account of an address; one that was closed is nobody's. */
export const personByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).where('disabled_at', 'is', null).executeTakeFirst()

export const findPerson = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('disabled_at', 'is', null).executeTakeFirst()

export const personById = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('disabled_at', 'is', null).executeTakeFirstOrThrow()

/** The same as long as the password is the one that was checked, which nobody changes before the transaction ends. */
export const heldPerson = (tx: Tx, id: number, passwordHash: string) =>
  tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Nothing comes back when the e-mail or the CPF has an account. */
export const insertPerson = (tx: Tx, person: Insertable<AccountsTables['users']>) =>
  tx
    .insertInto('users')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const isEmailTaken = async (db: Db, email: string) =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

export const updatePerson = (tx: Tx, id: number, change: Updateable<AccountsTables['users']>) =>
  tx
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Of two changes at once the second finds another password than it had checked, and changes nothing. */
export const replacePassword = (tx: Tx, { id, was, hash }: { id: number; was: string; hash: string }) =>
  tx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', was)
    .returning('id')
    .executeTakeFirst()

/** A code from this mailbox also proves the address. */
export const resetPasswordOf = (tx: Tx, { id, email, hash }: { id: number; email: string; hash: string }, now: Date) =>
  tx
    .updateTable('users')
    .set((row) => ({ password_hash: hash, email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(now)) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The person is taken out of the row; what must be kept by law still names the account. */
export const pseudonymisePerson = (tx: Tx, id: number) =>
  tx
    .updateTable('users')
    .set({
      name: 'Conta',
      last_name: 'encerrada',
      email: `encerrada-${id}@invalid`,
      password_hash: '',
      cpf: null,
      phone: null,
      birth_date: null,
      email_confirmed_at: null,
      disabled_at: sql`coalesce(disabled_at, now())`,
    })
    .where('id', '=', id)
    .execute()
