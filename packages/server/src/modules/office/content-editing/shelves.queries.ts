import type { ShelfDraft, ShelfName, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

const instant = (column: string) => sql`to_json(${sql.ref(column)}) #>> '{}' as ${sql.ref(column)}`

interface ListTable {
  table: string
  columns: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Condition for the listed rows; `today` is yyyy-mm-dd. */
  where?: (today: string) => RawBuilder<unknown>
}

const kept: Record<ShelfName, ListTable> = {
  banners: {
    table: 'banners',
    columns: sql`place, title, subtitle, label, link, image, image_mobile, alt, tone, active, business_id`,
    order: sql`place desc, position, id`,
  },
  faq: { table: 'faq', columns: sql`topic, slug, question, answer`, order: sql`position, id` },
  'site-notices': {
    table: 'site_notices',
    columns: sql`title, body, link, level, ${instant('starts_at')}, ${instant('ends_at')}`,
    order: sql`site_notices.starts_at desc, id`,
  },
  'free-days': {
    table: 'free_shipping_days',
    columns: sql`weekday, name, ufs, minimum_cents`,
    order: sql`weekday, id`,
  },
  'block-dates': {
    table: 'block_dates',
    columns: sql`to_char(day, 'YYYY-MM-DD') as day, name, national`,
    order: sql`block_dates.day`,
    where: (today) => sql`block_dates.day >= ${today}`,
  },
  plans: {
    table: 'plans',
    columns: sql`code, name, audience, price_cents, interval, commission_bp, max_ads, max_offers, features, highlighted, retired`,
    order: sql`retired, position, id`,
  },
}

const tableOf = (name: ShelfName) => sql.table(kept[name].table)

export async function rowsOfShelf<N extends ShelfName>(db: Db, name: N, today: string): Promise<ShelfRow<N>[]> {
  const { columns, order, where } = kept[name]
  const { rows } = await sql<ShelfRow<N>>`
    select id, ${columns} from ${tableOf(name)} where ${where?.(today) ?? sql`true`} order by ${order}`.execute(db)
  return rows
}

export async function holdRow<N extends ShelfName>(tx: Tx, name: N, id: number): Promise<ShelfRow<N> | undefined> {
  const { rows } = await sql<ShelfRow<N>>`
    select id, ${kept[name].columns} from ${tableOf(name)} where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Locks the table against other inserts, because positions and slugs are given out one after the other. */
export const holdShelf = (tx: Tx, name: ShelfName) =>
  sql`lock table ${tableOf(name)} in share row exclusive mode`.execute(tx)

export async function insertRow<N extends ShelfName>(tx: Tx, name: N, row: object): Promise<ShelfRow<N>> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const { rows } = await sql<ShelfRow<N>>`
    insert into ${tableOf(name)} (${columns}) values (${sql.join(Object.values(row))})
    returning id, ${kept[name].columns}`.execute(tx)
  return rows[0]!
}

export async function updateRow<N extends ShelfName>(tx: Tx, name: N, { id, ...row }: ShelfDraft<N> & { id: number }) {
  const changes = sql.join(Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  const { rows } = await sql<ShelfRow<N>>`
    update ${tableOf(name)} set ${changes} where id = ${id} returning id, ${kept[name].columns}`.execute(tx)
  return rows[0]!
}

export const deleteRow = (tx: Tx, name: ShelfName, id: number) =>
  sql`delete from ${tableOf(name)} where id = ${id}`.execute(tx)

export async function nextPosition(tx: Tx, name: 'banners' | 'faq' | 'plans'): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position), -1) + 1 as next from ${tableOf(name)}`.execute(tx)
  return rows[0]!.next
}

/** Orders the rows as in `ids`; rows that are not named follow in their old order. */
export const orderRows = (tx: Tx, name: 'banners' | 'faq' | 'plans', ids: number[]) =>
  sql`
    update ${tableOf(name)} row set position = told.at
    from (
      select r.id, row_number() over (order by o.at nulls last, r.position, r.id) - 1 as at
      from ${tableOf(name)} r left join unnest(${ids}::int[]) with ordinality o (id, at) on o.id = r.id
    ) told where told.id = row.id and row.position <> told.at`.execute(tx)

export async function statesServed(
  tx: Tx,
  { id, weekday, ufs }: { id: number | null; weekday: number; ufs: string[] },
) {
  const { rows } = await sql<{ uf: string }>`
    select distinct uf from free_shipping_days d, unnest(d.ufs) uf
    where d.weekday = ${weekday} and d.id is distinct from ${id} and uf = any(${ufs}::text[]) order by uf`.execute(tx)
  return rows.map(({ uf }) => uf)
}

export async function isBlocked(tx: Tx, day: string, id: number | null): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists(select from block_dates where day = ${day} and id is distinct from ${id}) as there`.execute(tx)
  return rows[0]!.there
}

export async function nameOfGame(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from businesses where id = ${id} and kind = 'tcg'`.execute(
    tx,
  )
  return rows[0]?.name
}

export async function hasFreePlan(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select exists(select from plans where audience = 'seller' and price_cents = 0 and not retired) as there`.execute(tx)
  return rows[0]!.there
}

export async function slugsLike(tx: Tx, name: 'faq' | 'plans', slug: string): Promise<string[]> {
  const column = sql.ref(name === 'faq' ? 'slug' : 'code')
  const { rows } = await sql<{ slug: string }>`
    select ${column} as slug from ${tableOf(name)} where ${column} like ${`${slug}%`}`.execute(tx)
  return rows.map((row) => row.slug)
}

export const retirePlan = (tx: Tx, id: number) =>
  tx.updateTable('plans').set({ retired: true, highlighted: false }).where('id', '=', id).execute()
