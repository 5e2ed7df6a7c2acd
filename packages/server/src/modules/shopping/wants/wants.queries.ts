import type { FittingOffer, Want } from '@bra/contract/shopping/wants.schemas'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { bestFirst, editions, fits } from './fitting.queries.ts'
import type { WantsTables } from './wants.tables.ts'

type Wants = WantsTables['wants']
export type WantRow = Omit<Want, 'product' | 'best'> & { product_id: number; best: FittingOffer | null }

const wantSaid = sql`json_build_object(
  'id', w.id, 'product_id', w.product_id, 'any_edition', w.any_edition, 'limit_cents', w.limit_cents,
  'condition', w.condition, 'languages', w.languages, 'finish', w.finish, 'edition', w.edition, 'quantity', w.quantity, 'active', w.active,
  'notify', w.notify, 'created_at', w.created_at, 'told_at', w.told_at, 'fitting', found.fitting, 'best', found.best
)`

const fittingNow = sql`
  cross join lateral (
    select count(*)::int fitting, (array_agg(json_build_object(
        'listing_id', l.id, 'product_id', l.product_id, 'product_name', named.name, 'price_cents', l.price_cents,
        'condition', l.condition, 'language', l.language, 'finish', l.finish,
        'store', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'uf', s.uf)
      ) order by ${bestFirst}))[1] best
    from (select 1) one ${editions}
    join listings l on l.product_id = edition.id and ${fits}
    join products named on named.id = l.product_id
    join stores s on s.id = l.store_id
  ) found`

interface Cut {
  offset: number
  limit: number
}

export async function wantsOf(db: Db, userId: number, { offset, limit }: Cut): Promise<WantRow[]> {
  const { rows } = await sql<{ want: WantRow }>`
    select ${wantSaid} want
    from (
      select * from wants where user_id = ${userId} order by created_at desc, id desc limit ${limit} offset ${offset}
    ) w ${fittingNow}
    order by w.created_at desc, w.id desc`.execute(db)
  return rows.map((row) => row.want)
}

export async function wantOf(db: Db, userId: number, by: { id: number } | { productId: number }) {
  const isIt = 'id' in by ? sql`w.id = ${by.id}` : sql`w.product_id = ${by.productId}`
  const { rows } = await sql<{ want: WantRow }>`
    select ${wantSaid} want from wants w ${fittingNow} where w.user_id = ${userId} and ${isIt}`.execute(db)
  return rows[0]?.want
}

export async function countWants(db: Db, userId: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from wants where user_id = ${userId}`.execute(db)
  return rows[0]!.count
}

/** A person has one want for each product; one that exists takes the new limits. */
export const saveWantRows = (tx: Tx, wants: Insertable<Wants>[]) =>
  tx
    .insertInto('wants')
    .values(wants)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet((row) => ({
        any_edition: row.ref('excluded.any_edition'),
        limit_cents: row.ref('excluded.limit_cents'),
        condition: row.ref('excluded.condition'),
        condition_rank: row.ref('excluded.condition_rank'),
        languages: row.ref('excluded.languages'),
        finish: row.ref('excluded.finish'),
        edition: row.ref('excluded.edition'),
        quantity: row.ref('excluded.quantity'),
        active: row.ref('excluded.active'),
        notify: row.ref('excluded.notify'),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .returning('id')
    .execute()

export const changeWantRow = (tx: Tx, { userId, id }: { userId: number; id: number }, changed: Updateable<Wants>) =>
  tx
    .updateTable('wants')
    .set(changed)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

export const deleteWant = (tx: Tx, userId: number, id: number) =>
  tx.deleteFrom('wants').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export const productOfWant = (db: Db, userId: number, id: number) =>
  db.selectFrom('wants').select('product_id').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()

export const typesOfProducts = (db: Db, ids: number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'type'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
