import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { CollectionsTables } from './collections.tables.ts'

export async function switchFavorite(tx: Tx, userId: number, productId: number, now: Date) {
  const { rows } = await sql<{ removed: boolean }>`
    with removed as (
      delete from favorites where user_id = ${userId} and product_id = ${productId} returning product_id
    ),
    added as (
      insert into favorites (user_id, product_id, price_cents, saved_at)
      select ${userId}::int, ${productId}::int,
        (select price_low from product_stats where product_id = ${productId}), ${now}::timestamptz
      where not exists (select from removed)
      on conflict do nothing
    )
    select exists (select from removed) removed`.execute(tx)
  return !rows[0]!.removed
}

export const favoritesOf = (db: Db, userId: number, cut: { offset: number; limit: number }) =>
  db
    .selectFrom('favorites')
    .select(['product_id', 'price_cents', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('product_id')
    .offset(cut.offset)
    .limit(cut.limit)
    .execute()

export type KeptFavorite = Pick<Selectable<CollectionsTables['favorites']>, 'product_id' | 'price_cents' | 'saved_at'>

export async function favoriteIds(db: Db, userId: number) {
  const rows = await db.selectFrom('favorites').select('product_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.product_id)
}

export async function countFavorites(db: Db, userId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from favorites where user_id = ${userId}`.execute(db)
  return rows[0]!.count
}
