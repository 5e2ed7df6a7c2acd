import type { bulkHistorySchemas } from '@bra/contract/selling/bulk-history.schemas'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, Tx } from '../../../platform/db.ts'
import { offsetOf, type PageQuery } from '../../../platform/paging.ts'
import { lacksPassport, wantsToSell } from '../inventory/index.ts'
import { type ChangedOffer, unitsInCenter } from '../../stores/listings/index.ts'
import { offerColumns } from '../../stores/listings/listings.tables.ts'

type History = z.input<typeof bulkHistorySchemas.show.reply>
type BulkChange = History['change']
type BulkLine = History['lines'][number]

const saidIn = (column: string) =>
  sql.raw(`case when ${column}_en is null then to_json(${column})
    else json_build_object('pt-BR', ${column}, 'en', ${column}_en) end`)

const change = sql<BulkChange>`json_build_object(
  'id', c.id, 'action', c.action, 'by', (select concat_ws(' ', u.name, u.last_name) from users u where u.id = c.user_id),
  'offers', c.offers, 'made_at', c.made_at, 'under_way', c.under_way, 'undone_at', c.undone_at,
  'restored', c.restored, 'problem', ${saidIn('c.problem')}
)`

export async function changesOfStore(db: Db, storeId: number, asked: PageQuery) {
  const { rows } = await sql<{ change: BulkChange }>`
    select ${change} change from listing_changes c where c.store_id = ${storeId}
    order by c.made_at desc, c.id desc limit ${asked.per_page} offset ${offsetOf(asked)}`.execute(db)
  return rows.map((row) => row.change)
}

export async function countOfChanges(db: Db, storeId: number) {
  const { count } = await db
    .selectFrom('listing_changes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the change that paused the whole store, if it is not undone. */
export async function pauseOfStore(db: Db, storeId: number) {
  const { rows } = await sql<{ change: BulkChange }>`
    select ${change} change from listing_changes c
    where c.store_id = ${storeId} and c.action ->> 'kind' = 'pause_all' and c.undone_at is null
    order by c.id desc limit 1`.execute(db)
  return rows[0]?.change ?? null
}

export async function changeOfStores(db: Db, id: number, storeIds: number[]) {
  const { rows } = await sql<{ change: BulkChange; store_id: number }>`
    select ${change} change, c.store_id from listing_changes c
    where c.id = ${id} and c.store_id = any(${storeIds}::int[])`.execute(db)
  return rows[0]
}

/** Joins each line with its change (`c`) and its offer: present (`l`) or removed (`r`). */
const withOffer = sql`
  join listing_changes c on c.id = line.change_id
  left join listings l on l.id = line.listing_id and l.store_id = c.store_id
  left join removed_listings r on r.id = line.listing_id and r.store_id = c.store_id`

const isSame = (one: string, other: string) =>
  sql.raw(
    ['store_id', ...offerColumns('variant')]
      .map((name) => `${one}.${name} is not distinct from ${other}.${name}`)
      .join(' and '),
  )

/** True if the offer is as the change left it, its variant is free, and the centre would not hold too many units. */
const fits = sql`case
  when line.after is null then r.id is not null and not exists (
    select from listings o, jsonb_populate_record(null::listings, r.listing) was where ${isSame('o', 'was')}
  )
  when l.id is null or to_jsonb(l) || line.after <> to_jsonb(l) then false
  when line.before is null then ${unitsInCenter} = 0
  else coalesce((line.before ->> 'quantity')::int, l.quantity) >= ${unitsInCenter} and (
    not line.before ?| array['condition', 'language', 'finish', 'extras', 'grade'] or (
      ${unitsInCenter} = 0 and not exists (
        select from listings o, jsonb_populate_record(l, line.before) was where o.id <> l.id and ${isSame('o', 'was')}
      )
    )
  )
end`

export async function linesOfChange(db: Db, id: number, asked: PageQuery): Promise<BulkLine[]> {
  const { rows } = await sql<BulkLine>`
    select line.listing_id, p.name, p.code, coalesce(l.condition, r.listing ->> 'condition') condition,
      coalesce(l.language, r.listing ->> 'language') language, line.before, line.after, ${saidIn('line.reason')} reason,
      case
        when c.undone_at is not null then case when line.undone then 'back' else 'stayed' end
        when ${fits} then 'fits' else 'moved'
      end state
    from (
      select * from listing_change_lines where change_id = ${id}
      order by listing_id limit ${asked.per_page} offset ${offsetOf(asked)}
    ) line
    ${withOffer}
    left join products p on p.id = coalesce(l.product_id, (r.listing ->> 'product_id')::int)
    order by line.listing_id`.execute(db)
  return rows
}

export async function countOfFitting(db: Db, id: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from listing_change_lines line ${withOffer} where line.change_id = ${id} and ${fits}`.execute(
    db,
  )
  return rows[0]!.count
}

/** Locks the change, so that of two who undo it the second finds it undone. */
export const holdChange = (tx: Tx, id: number) =>
  tx
    .selectFrom('listing_changes')
    .select(['store_id', 'offers', 'under_way', 'undone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Locks the offers of a change in the order of ids, as buying does, so that neither deadlocks. */
export const holdOffersOfChange = (tx: Tx, id: number) =>
  sql`
  select from (
    select l.id from listings l join listing_change_lines line on line.listing_id = l.id
    where line.change_id = ${id} order by l.id for update of l
  ) held limit 0`.execute(tx)

export async function fittingOf(tx: Tx, id: number) {
  const { rows } = await sql<{ removed: number[]; made: number[]; changed: number[] }>`
    with fit as (
      select line.listing_id, line.before, line.after from listing_change_lines line ${withOffer}
      where line.change_id = ${id} and ${fits}
    )
    select
      coalesce(json_agg(listing_id order by listing_id) filter (where after is null), '[]') removed,
      coalesce(json_agg(listing_id order by listing_id) filter (where before is null), '[]') made,
      coalesce(json_agg(listing_id order by listing_id) filter (where before is not null and after is not null), '[]') changed
    from fit`.execute(tx)
  return rows[0]!
}

const changeable = offerColumns('variant', 'terms', 'rank', 'promotion').filter(
  (name) => name !== 'product_id' && name !== 'status',
)

/** Restores the earlier fields of these locked offers; what would go on sale without the passport it needs is paused. */
export async function putBack(tx: Tx, id: number, { ids, at }: { ids: number[]; at: Date }) {
  const { rows } = await sql<ChangedOffer & { unseen: boolean }>`
    with back as (
      select l.*, now.on_sale sold, ${wantsToSell('l.')} and not ${wantsToSell('now.')} and ${lacksPassport} unseen
      from listing_change_lines line join listings now on now.id = line.listing_id,
        jsonb_populate_record(now, line.before) l
      where line.change_id = ${id} and line.listing_id = any(${ids}::bigint[])
    )
    update listings l set
      ${sql.raw(changeable.map((name) => `${name} = back.${name}`).join(', '))},
      status = case when back.unseen then 'paused' else back.status end, updated_at = ${at}
    from back where l.id = back.id
    returning l.id, l.store_id, l.product_id, l.on_sale = back.sold stays, back.unseen`.execute(tx)
  return rows
}

export async function markUndone(tx: Tx, id: number, { restored, at }: { restored: number[]; at: Date }) {
  await sql`
    update listing_change_lines set undone = listing_id = any(${restored}::bigint[]) where change_id = ${id}`.execute(
    tx,
  )
  const row = { undone_at: at, restored: restored.length }
  await tx.updateTable('listing_changes').set(row).where('id', '=', id).execute()
}

/** Deletes old changes; one that paused a whole store is kept until it is undone. */
export const sweepChanges = (tx: Tx, before: Date) =>
  sql`
  delete from listing_changes
  where made_at < ${before} and not under_way and (action ->> 'kind' <> 'pause_all' or undone_at is not null)`.execute(
    tx,
  )
