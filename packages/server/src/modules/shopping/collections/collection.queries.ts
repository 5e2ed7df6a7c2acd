import type { CollectionItem, CollectionOrder, Vision } from '@bra/contract/shopping/collections.schemas'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { hasWords } from '../../../platform/like.ts'
import { offsetOf } from '../../../platform/paging.ts'
import type { CollectionsTables } from './collections.tables.ts'
import { worthOf, worthOfAll } from './value.queries.ts'

type Items = CollectionsTables['collection_items']

export interface CollectionFilter {
  vision: Vision
  order_by: CollectionOrder
  category_id?: number
  search?: string
  page: number
  per_page: number
}

const itemSaid = sql`json_build_object(
  'id', i.id, 'product_id', i.product_id, 'condition', i.condition, 'language', i.language, 'finish', i.finish,
  'extras', i.extras, 'quantity', i.quantity, 'paid_cents', i.paid_cents, 'acquired_on', i.acquired_on, 'note', i.note,
  'for_sale', i.for_sale, 'added_at', i.created_at, 'value_cents', worth.cents, 'valued_by', worth.by,
  'in_own_store', exists (${soldByOwner()})
)`

/** SQL: offers in the own stores of the owner of item `i`, equal in product, condition, language and finish. */
function soldByOwner() {
  return sql`
    select from listings l join stores s on s.id = l.store_id
    where l.product_id = i.product_id and l.on_sale and s.owner_id = i.user_id and l.condition = i.condition
      and l.language = i.language and l.finish = i.finish`
}

const ownedHere = (userId: number) => sql`
  collection_items i join products p on p.id = i.product_id
  where i.user_id = ${userId}`

const checklist = (userId: number, categoryId: number | undefined) => sql`
  (
    select id from products where category_id = any(${begunOr(userId, categoryId)})
    ${categoryId ? sql`` : sql`union select product_id from collection_items where user_id = ${userId}`}
  ) listed
  join products p on p.id = listed.id
  left join collection_items i on i.product_id = p.id and i.user_id = ${userId}
  where true`

/** Written with `not exists`: for `i.id is null` the planner expects one row, and there are thousands. */
const missingOf = (userId: number, categoryId: number | undefined) => sql`
  products p cross join (select null::bigint id, null::timestamptz created_at) i
  where p.category_id = any(${begunOr(userId, categoryId)}) and not exists (
    select from collection_items mine where mine.user_id = ${userId} and mine.product_id = p.id
  )`

const begunOr = (userId: number, categoryId: number | undefined) =>
  categoryId
    ? sql`array[${categoryId}::int]`
    : // a join would read all products for an owner of some thousand
      sql`array(
        select distinct p.category_id from products p
        where p.id = any(array(select product_id from collection_items where user_id = ${userId})) and p.type = 'tcg'
      )`

export const begunBy = (userId: number) => begunOr(userId, undefined)

const visionOf: Record<Vision, (userId: number, categoryId?: number) => ReturnType<typeof sql>> = {
  todas: checklist,
  tenho: ownedHere,
  faltam: missingOf,
  repetidas: (userId) => sql`${ownedHere(userId)} and i.product_id in (
    select product_id from collection_items where user_id = ${userId} group by product_id having sum(quantity) > 1
  )`,
  'a-venda': (userId) => sql`${ownedHere(userId)} and (i.for_sale or exists (${soldByOwner()}))`,
}

const byNumber = sql`c.release_date desc nulls last, e.category_id, e.number_sort, e.product_id, e.item_id`
const orders: Record<CollectionOrder, ReturnType<typeof sql>> = {
  numero: byNumber,
  nome: sql`plain(e.name), ${byNumber}`,
  preco: sql`case when e.item_id is null then s.price_low else worth.cents end desc nulls last, ${byNumber}`,
  raridade: sql`r.rank desc nulls last, ${byNumber}`,
  recentes: sql`e.created_at desc nulls last, ${byNumber}`,
}

const beside: Record<CollectionOrder, ReturnType<typeof sql>> = {
  numero: sql``,
  nome: sql``,
  preco: sql`
    left join product_stats s on s.product_id = e.product_id
    left join worth on worth.id = e.item_id`,
  raridade: sql`left join rarities r on r.id = e.rarity_id`,
  recentes: sql``,
}

/** An order by price has to know every price before it can cut a page. */
const worthOfEntries = (now: Date) => sql`
  mine as materialized (select i.* from entry e join collection_items i on i.id = e.item_id),
  ${worthOfAll(now)},`

export interface CollectionPage {
  total: number
  entries: { product_id: number; item: CollectionItem | null }[]
}

/** A page of a person's collection in one of its views; without a category "faltam" looks at the sets begun. */
export async function collectionPage(db: Db, userId: number, filter: CollectionFilter, now: Date) {
  const { rows } = await sql<{ page: CollectionPage }>`
    with entry as materialized (
      select p.id product_id, i.id item_id, i.created_at, p.category_id, p.number_sort, p.name, p.rarity_id
      from ${visionOf[filter.vision](userId, filter.category_id)}
        ${filter.category_id ? sql`and p.category_id = ${filter.category_id}` : sql``}
        and ${hasWords(sql`p.search`, filter.search)}
    ),
    ${filter.order_by === 'preco' ? worthOfEntries(now) : sql``}
    shown as materialized (
      select e.product_id, e.item_id, row_number() over (order by ${orders[filter.order_by]}) place
      from entry e join categories c on c.id = e.category_id ${beside[filter.order_by]}
      order by place limit ${filter.per_page} offset ${offsetOf(filter)}
    )
    select json_build_object(
      'total', (select count(*) from entry),
      'entries', (
        select coalesce(json_agg(json_build_object(
          'product_id', e.product_id, 'item', case when i.id is not null then ${itemSaid} end
        ) order by e.place), '[]')
        from shown e left join collection_items i on i.id = e.item_id ${worthOf(now)}
      )
    ) page`.execute(db)
  return rows[0]!.page
}

export async function itemsOfProduct(db: Db, userId: number, productId: number, now: Date) {
  const { rows } = await sql<{ item: CollectionItem }>`
    select ${itemSaid} item from collection_items i ${worthOf(now)}
    where i.user_id = ${userId} and i.product_id = ${productId}
    order by i.condition_rank desc nulls last, i.id`.execute(db)
  return rows.map((row) => row.item)
}

export async function itemOf(db: Db, userId: number, id: number, now: Date) {
  const { rows } = await sql<{ item: CollectionItem }>`
    select ${itemSaid} item from collection_items i ${worthOf(now)}
    where i.user_id = ${userId} and i.id = ${id}`.execute(db)
  return rows[0]?.item
}

export const addCopies = (tx: Tx, items: Insertable<Items>[]) =>
  tx
    .insertInto('collection_items')
    .values(items)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id', 'condition', 'language', 'finish', 'extras']).doUpdateSet((row) => ({
        quantity: sql`least(9999, collection_items.quantity + excluded.quantity)`,
        paid_cents: sql`coalesce(excluded.paid_cents, collection_items.paid_cents)`,
        acquired_on: sql`least(excluded.acquired_on, collection_items.acquired_on)`,
        note: sql`coalesce(excluded.note, collection_items.note)`,
        for_sale: sql`collection_items.for_sale or excluded.for_sale`,
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .returning('id')
    .execute()

export const changeItem = (tx: Tx, { userId, id }: { userId: number; id: number }, changed: Updateable<Items>) =>
  tx
    .updateTable('collection_items')
    .set(changed)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

export const deleteItem = (tx: Tx, userId: number, id: number) =>
  tx
    .deleteFrom('collection_items')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()

export const typeOfProduct = (db: Db, id: number) =>
  db.selectFrom('products').select('type').where('id', '=', id).executeTakeFirst()
