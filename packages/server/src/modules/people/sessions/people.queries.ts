import type { Db, Tx } from '../../../platform/db.ts'

/** Returns the person only while the password is the one that was checked, and locks the row until the commit. */
export const heldPerson = (tx: Tx, id: number, passwordHash: string) =>
  tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** Also confirms the e-mail, because the code came from this mailbox. */
export const resetPasswordOf = (tx: Tx, { id, email, hash }: { id: number; email: string; hash: string }, now: Date) =>
  tx
    .updateTable('users')
    .set((row) => ({ password_hash: hash, email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(now)) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const isEmailTaken = async (db: Db, email: string) =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
