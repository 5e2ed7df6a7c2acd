import { say, type Saying } from '@bra/contract/kit/saying'
import type { NoticeKind } from '@bra/contract/people/notices.schemas'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf } from '../../../platform/paging.ts'
import type { NoticesTables } from './notices.tables.ts'

export const insertNotice = (tx: Tx, notice: Insertable<NoticesTables['notices']>) =>
  tx.insertInto('notices').values(notice).returning('id').executeTakeFirstOrThrow()

/** Returns the e-mail and the choices for a kind (null: none yet), or undefined if the account is closed. */
export const reachOf = (db: Db, userId: number, kind: NoticeKind) =>
  db
    .selectFrom('users')
    .leftJoin('notification_preferences as chosen', (join) =>
      join.onRef('chosen.user_id', '=', 'users.id').on(sql<string>`chosen.kind`, '=', kind),
    )
    .select(['users.email', 'chosen.by_notice', 'chosen.by_email'])
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()

const told = ['id', 'kind', 'title', 'body', 'link', 'created_at', 'read_at'] as const
const shown = [...told, 'title_en', 'body_en'] as const

export const noticesOfPerson = (db: Db, userId: number, asked: { page: number; per_page: number }) =>
  db
    .selectFrom('notices')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(asked.per_page)
    .offset(offsetOf(asked))
    .execute()

export const noticeCounts = (db: Db, userId: number) =>
  db
    .selectFrom('notices')
    .select((row) => [
      row.fn.countAll<number>().as('total'),
      row.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** Returns undefined if the notice is not this person's; the instant of the first reading stays. */
export const readNotice = (tx: Tx, userId: number, id: number, now: Date) =>
  tx
    .updateTable('notices')
    .set({ read_at: sql`coalesce(read_at, ${now})` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

export const readNotices = (tx: Tx, userId: number, now: Date) =>
  tx.updateTable('notices').set({ read_at: now }).where('user_id', '=', userId).where('read_at', 'is', null).execute()

export const deleteReadBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('notices').where('read_at', '<', before).execute()

export const preferencesOfPerson = (db: Db, userId: number) =>
  db
    .selectFrom('notification_preferences')
    .select(['kind', 'by_notice', 'by_email', 'by_push'])
    .where('user_id', '=', userId)
    .execute()

/** `rows` must hold at most one row for each kind. */
export const keepPreferences = (tx: Tx, rows: Insertable<NoticesTables['notification_preferences']>[]) =>
  tx
    .insertInto('notification_preferences')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((row) => ({
        by_notice: row.ref('excluded.by_notice'),
        by_email: row.ref('excluded.by_email'),
        by_push: row.ref('excluded.by_push'),
      })),
    )
    .execute()

export const allNoticesOfPerson = (db: Db, userId: number) =>
  db.selectFrom('notices').select(told).where('user_id', '=', userId).orderBy('id').execute()

const forgotten = {
  title: say('Aviso apagado', 'Notice deleted'),
  body: say('Quem o causou encerrou a conta.', 'Who caused it closed the account.'),
}

export function rowOf({ title, body }: { title: Saying; body: Saying }) {
  return { title: title['pt-BR'], title_en: title.en, body: body['pt-BR'], body_en: body.en }
}

/** Deletes the person's notices; those about the person stay with the others, without the text. */
export async function forgetNotices(tx: Tx, userId: number) {
  await tx
    .updateTable('notices')
    .set({ ...rowOf(forgotten), about_user_id: null })
    .where('about_user_id', '=', userId)
    .execute()
  await tx.deleteFrom('notices').where('user_id', '=', userId).execute()
  await tx.deleteFrom('notification_preferences').where('user_id', '=', userId).execute()
}
