import type { SoldGoods, StatementKinds } from '@bra/contract/payouts/statements.schemas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Account } from '../../money/ledger/index.ts'
import { type GoodsOf, goodsOfParcel } from '../../orders/escrow/index.ts'

export interface LedgerRow {
  id: number
  key: string
  kind: string
  at: Date
  cents: number
  balance_cents: number
  order_id: number | null
  store_order_id: number | null
}

export interface Range {
  kinds?: StatementKinds
  from?: string
  to?: string
  before?: number
  limit: number
}

/** The instant in which a day begins in Brasília. */
export const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'America/Sao_Paulo')`

const kindsLike = { sales: ['release'], withdrawals: ['withdrawal%'], labels: ['label%'] } as const

const isOf = (kinds: StatementKinds) =>
  kinds === 'other'
    ? sql`and e.kind not like all (${Object.values(kindsLike).flat()}::text[])`
    : sql`and e.kind like any (${[...kindsLike[kinds]]}::text[])`

export async function accountLines(db: Db, account: Account, { kinds, from, to, before, limit }: Range) {
  const { rows } = await sql<LedgerRow>`
    with page as (
      select line.entry_id id, e.key, e.kind, e.created_at at, line.cents, e.order_id, e.store_order_id
      from ledger_lines line join ledger_entries e on e.id = line.entry_id
      where line.account = ${account}
        ${before === undefined ? sql`` : sql`and line.entry_id < ${before}`}
        ${kinds ? isOf(kinds) : sql``}
        ${from ? sql`and e.created_at >= ${midnight(from)}` : sql``}
        ${to ? sql`and e.created_at < ${midnight(to)} + interval '1 day'` : sql``}
      order by line.entry_id desc limit ${limit}
    ), through as (
      select coalesce(sum(cents), 0) cents from ledger_lines
      where account = ${account} and entry_id <= (select max(id) from page)
    ), span as (
      -- also those between first and last line that the range leaves out
      select entry_id id, sum(cents) over (
        order by entry_id desc rows between unbounded preceding and 1 preceding
      ) newer
      from ledger_lines
      where account = ${account} and entry_id between (select min(id) from page) and (select max(id) from page)
    )
    select page.*, (select cents from through) - coalesce(span.newer, 0) balance_cents
    from page join span using (id) order by id desc`.execute(db)
  return rows
}

export async function accountLine(db: Db, account: Account, entryId: number) {
  const [row] = await accountLines(db, account, { before: entryId + 1, limit: 1 })
  return row?.id === entryId ? row : undefined
}

export async function goodsInParcel(db: Db, storeOrderId: number, storeId: number) {
  const { rows } = await sql<SoldGoods>`
    select name, condition, grade, language, finish, extras, quantity, unit_price_cents * quantity cents
    from order_lines where store_order_id = ${storeOrderId} and store_id = ${storeId} order by id`.execute(db)
  return rows
}

export async function releasedParcel(db: Db, storeOrderId: number) {
  const { rows } = await sql<{
    id: number
    store_id: number | null
    goods_cents: number
    freight_cents: number
    commission_cents: number
    refunded_cents: number
    lacking_cents: number
    goods_of: GoodsOf[]
  }>`
    select so.id, so.store_id, so.goods_cents, so.freight_cents, so.commission_cents, so.refunded_cents,
      so.lacking_cents, ${goodsOfParcel} goods_of
    from store_orders so where so.id = ${storeOrderId}`.execute(db)
  return rows[0]
}

/** Returns the cents of fees in a posting; negative if they were given back. */
export async function feesOfEntry(db: Db, entryId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::int cents from ledger_lines where entry_id = ${entryId} and account = 'fees'`.execute(
    db,
  )
  return rows[0]!.cents
}
