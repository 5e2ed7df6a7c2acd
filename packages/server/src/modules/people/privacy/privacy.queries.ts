import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { PageOfRows } from '../../../platform/pages-of-work.ts'
import type { PrivacyTables } from './privacy.tables.ts'

export const insertConsents = (tx: Tx, consents: Insertable<PrivacyTables['consents']>[]) =>
  tx.insertInto('consents').values(consents).execute()

export const consentsOf = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .distinctOn('document')
    .select(['document', 'version', 'accepted', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('document')
    .orderBy('id', 'desc')
    .execute()

export const consentHistoryOf = (db: Db, userId: number) =>
  db
    .selectFrom('consents')
    .select(['document', 'version', 'accepted', 'decided_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** The version of a text is the day of its last change, as yyyy-mm-dd in Brasília. */
export const versionsOfTexts = (db: Db, codes: string[]) =>
  db
    .selectFrom('static_texts')
    .select(['code', sql<string>`to_char(updated_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`.as('version')])
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .execute()

export const insertClosure = (tx: Tx, closure: Insertable<PrivacyTables['account_closures']>) =>
  tx
    .insertInto('account_closures')
    .values(closure)
    .onConflict((conflict) =>
      conflict.column('user_id').where('cancelled_at', 'is', null).where('closed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()

export const openClosureOf = (db: Db, userId: number) =>
  db
    .selectFrom('account_closures')
    .select(['id', 'requested_at', 'closes_at'])
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

export const cancelClosureOf = (tx: Tx, userId: number, now: Date) =>
  tx
    .updateTable('account_closures')
    .set({ cancelled_at: now })
    .where('user_id', '=', userId)
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const dueClosures = (db: Db, now: Date, { after, limit }: PageOfRows) =>
  db
    .selectFrom('account_closures')
    .innerJoin('users', 'users.id', 'account_closures.user_id')
    .select(['account_closures.id', 'account_closures.user_id as userId', 'users.name', 'users.email'])
    .where('account_closures.closes_at', '<=', now)
    .where('account_closures.cancelled_at', 'is', null)
    .where('account_closures.closed_at', 'is', null)
    .where('account_closures.id', '>', after)
    .orderBy('account_closures.id')
    .limit(limit)
    .execute()

/** Locks the account, so that nobody blocks it or changes its role meanwhile. */
export const holdAccount = (tx: Tx, id: number) =>
  tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()

/** Returns undefined if the person cancelled, or another process was quicker. */
export const takeClosure = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('account_closures')
    .set({ closed_at: now, reason: null })
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('user_id as userId')
    .executeTakeFirst()

export const closuresOf = (db: Db, userId: number) =>
  db
    .selectFrom('account_closures')
    .select(['reason', 'requested_at', 'closes_at', 'cancelled_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
