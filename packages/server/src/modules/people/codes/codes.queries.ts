import type { CodePurpose } from '@bra/contract/people/accounts.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { locks } from '../../../platform/locks.ts'
import type { CodesTables } from './codes.tables.ts'

export interface CodeOf {
  userId: number
  purpose: CodePurpose
}

export const holdCodesOf = (tx: Tx, userId: number) =>
  sql`select pg_advisory_xact_lock(${locks.codes}::int, ${userId}::int)`.execute(tx)

export const recentCodes = (db: Db, { userId, purpose }: CodeOf, since: Date) =>
  db
    .selectFrom('email_codes')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .execute()

/** A new code ends the earlier ones of the same purpose. */
export async function insertCode(tx: Tx, code: Insertable<CodesTables['email_codes']>) {
  await tx
    .updateTable('email_codes')
    .set({ expires_at: code.created_at })
    .where('user_id', '=', code.user_id)
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', code.created_at)
    .execute()
  return tx.insertInto('email_codes').values(code).returning('id').executeTakeFirstOrThrow()
}

/** Counts a try at the valid code and uses it if it is right; of two concurrent tries the second finds it used. */
export async function triedCode(
  tx: Tx,
  { userId, purpose }: CodeOf,
  tried: { hash: string; tries: number; now: Date },
) {
  const { rows } = await sql<{ email: string; isRight: boolean }>`
    update email_codes
    set attempts = attempts + 1, used_at = case when code_hash = ${tried.hash} then ${tried.now}::timestamptz end
    where id = (
      select id from email_codes
      where user_id = ${userId} and purpose = ${purpose} and used_at is null and expires_at > ${tried.now}
        and attempts < ${tried.tries}::int
      order by id desc limit 1 for update
    )
    returning email, used_at is not null as "isRight"`.execute(tx)
  return rows[0]
}

export const codesSentTo = (db: Db, userId: number) =>
  db
    .selectFrom('email_codes')
    .select(['purpose', 'email', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

export const deleteCodesOf = (tx: Tx, userId: number) =>
  tx.deleteFrom('email_codes').where('user_id', '=', userId).execute()

export const deleteCodesBefore = (tx: Tx, at: Date) =>
  tx.deleteFrom('email_codes').where('created_at', '<', at).execute()
