import type { Db } from '../../platform/db.ts'

export const bannersOf = (db: Db, place: 'home' | 'ads') =>
  db
    .selectFrom('banners')
    .select(['id', 'title', 'subtitle', 'label', 'link', 'image', 'image_mobile', 'alt', 'tone'])
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
