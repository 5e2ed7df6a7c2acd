import { type Insertable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ContentTables } from './content.tables.ts'

export const bannersOf = (db: Db, place: 'home' | 'ads') =>
  db
    .selectFrom('banners')
    .select(['id', 'title', 'subtitle', 'label', 'link', 'image', 'image_mobile', 'alt', 'tone', 'business_id'])
    .where('place', '=', place)
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const faqInOrder = (db: Db) =>
  db.selectFrom('faq').select(['id', 'topic', 'question', 'answer', 'slug']).orderBy('position').orderBy('id').execute()

export const staticText = (db: Db, code: string) =>
  db.selectFrom('static_texts').selectAll().where('code', '=', code).executeTakeFirst()

export const noticesAt = (db: Db, now: Date) =>
  db
    .selectFrom('site_notices')
    .select(['id', 'title', 'body', 'link', 'level'])
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .execute()

/** Existing texts are not overwritten: the operator may have edited them. */
export const insertMissingTexts = (tx: Tx, texts: ContentTables['static_texts'][]) =>
  tx
    .insertInto('static_texts')
    .values(texts)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()

/** Inserts only once in the life of a shop, so that questions removed by the operator do not come back. */
export async function insertFirstFaq(tx: Tx, faq: Insertable<ContentTables['faq']>[]) {
  const isFirst = await tx
    .insertInto('written_once')
    .values({ what: 'faq' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('what')
    .executeTakeFirst()
  if (!isFirst) return
  await tx
    .insertInto('faq')
    .values(faq)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}
