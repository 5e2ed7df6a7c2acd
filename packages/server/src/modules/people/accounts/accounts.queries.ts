import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { AccountsTables } from './accounts.tables.ts'

/** Returns the open account of an address; the address of a closed account belongs to nobody. */
export const personByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).where('disabled_at', 'is', null).executeTakeFirst()

export const findPerson = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('disabled_at', 'is', null).executeTakeFirst()

export const personById = (db: Db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('disabled_at', 'is', null).executeTakeFirstOrThrow()

/** Returns undefined if the e-mail or the CPF already has an account. */
export const insertPerson = (tx: Tx, person: Insertable<AccountsTables['users']>) =>
  tx
    .insertInto('users')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/** Returns whether any account exists: the catalogue and the house's own data are written before the first one. */
export const isInhabited = async (db: Db) =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

export const updatePerson = (tx: Tx, id: number, change: Updateable<AccountsTables['users']>) =>
  tx
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns undefined and changes nothing if the password was changed since it was checked. */
export const replacePassword = (tx: Tx, { id, was, hash }: { id: number; was: string; hash: string }) =>
  tx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', was)
    .returning('id')
    .executeTakeFirst()

/** Removes the personal data from the row; records that the law requires still refer to the account. */
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

export const setBlocked = (tx: Tx, id: number, blockedAt: Date | null) =>
  tx.updateTable('users').set({ blocked_at: blockedAt }).where('id', '=', id).execute()

export const setRole = (tx: Tx, id: number, role: 'admin' | 'client') =>
  tx.updateTable('users').set({ role }).where('id', '=', id).execute()
