import type { MassAction, MassPreview } from '@bra/contract/mass-changes.schemas'
import { MAX_PRICE_CENTS, MAX_STOCK } from '@bra/contract/inventory.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { type ChangedOffer, isPlain, sameElsewhere } from '../listings/index.ts'

type Fragment = ReturnType<typeof sql>

export interface Plan {
  storeId: number
  ids: number[]
  action: MassAction
  /** The market's sales count from then on. */
  since: Date
}

/** `l` is the offer. The price that an action gives it, null where the market says nothing; not yet a whole number. */
function newPrice({ action, since }: Plan): Fragment {
  switch (action.kind) {
    case 'price_percent':
      return sql`l.price_cents * (1 + ${action.percent}::numeric / 100)`
    case 'price_amount':
      return sql`l.price_cents + ${action.cents}::numeric`
    case 'price_set':
      return sql`${action.cents}::numeric`
    case 'price_market':
      return sql`${action.of === 'market' ? medianPaid(since) : lowestElsewhere} * (1 + ${action.percent}::numeric / 100)`
    default:
      return sql`l.price_cents::numeric`
  }
}

const medianPaid = (since: Date) => sql`(
  select percentile_cont(0.5) within group (order by s.unit_price_cents)::numeric from plain_sales s
  where ${isPlain} and s.product_id = l.product_id and s.condition = l.condition
    and s.language = l.language and s.finish = l.finish and s.sold_at >= ${since}
)`

const lowestElsewhere = sql`(
  select min(o.price_cents)::numeric from ${sameElsewhere}
)`

/** Of `raw_price`, which is null where the market says nothing; what is left of nothing is no price, and not 90 cents. */
const rounded = (action: MassAction) =>
  'rounding' in action && action.rounding === 'ninety'
    ? sql`case when raw_price > 0 then greatest(90, round((raw_price - 90) / 100) * 100 + 90) else raw_price end`
    : sql`round(raw_price)`

function newQuantity(action: MassAction): Fragment {
  if (action.kind === 'quantity_set') return sql`${action.quantity}::int`
  if (action.kind === 'quantity_add') return sql`greatest(0, l.quantity + ${action.quantity}::int)`
  return sql`l.quantity`
}

function newStatus({ kind }: MassAction): Fragment {
  if (kind === 'pause' || kind === 'pause_all') return sql`'paused'`
  return kind === 'activate' ? sql`'available'` : sql`l.status`
}

/** Each offer chosen as it is and as it would be, and what stands in the way. */
const planned = (plan: Plan) => sql`
  priced as (
    select l.id, l.product_id, l.condition, l.price_cents, l.quantity, l.status, l.bra_center_quantity,
      l.regular_price_cents, l.promotion_id, l.on_sale, ${newPrice(plan)} raw_price,
      ${newQuantity(plan.action)} new_quantity, ${newStatus(plan.action)} new_status
    from listings l where ${isChosen(plan)}
  ), rounded as (
    select *, ${rounded(plan.action)} new_price from priced
  ), planned as (
    select *, case
        when new_price is null then 'no_market'
        when new_price not between 1 and ${sql.lit(MAX_PRICE_CENTS)} then 'price_bounds'
        when new_quantity > ${sql.lit(MAX_STOCK)} then 'quantity_bounds'
        when new_quantity < bra_center_quantity then 'units_in_center'
        when ${isRemoval(plan)} and bra_center_quantity > 0 then 'units_in_center'
      end obstacle,
      ${isRemoval(plan)} or (new_price, new_quantity, new_status) is distinct from (price_cents, quantity, status) differs
    from rounded
  )`

const isRemoval = ({ action }: Plan) => sql.lit(action.kind === 'remove')
const isChosen = ({ storeId, ids, action }: Plan) =>
  action.kind === 'pause_all'
    ? sql`l.store_id = ${storeId}`
    : sql`l.store_id = ${storeId} and l.id = any(${ids}::bigint[])`

/** What an action would do, without doing it. */
export async function previewOf(db: Db, plan: Plan): Promise<Omit<MassPreview, 'examples'>> {
  const { rows } = await sql<{ preview: Omit<MassPreview, 'examples'> }>`
    with ${planned(plan)}, moving as (select * from planned where obstacle is null and differs)
    select json_build_object(
      'chosen', (select count(*) from planned), 'changes', (select count(*) from moving),
      'unchanged', (select count(*) from planned where obstacle is null and not differs),
      'obstacles', (
        select coalesce(json_agg(json_build_object('reason', obstacle, 'offers', offers) order by offers desc), '[]')
        from (select obstacle, count(*) offers from planned where obstacle is not null group by obstacle) o
      ),
      'prices', (
        select case when bool_or(new_price <> price_cents) then json_build_object(
          'before', json_build_array(min(price_cents), max(price_cents)),
          'after', json_build_array(min(new_price)::int, max(new_price)::int)
        ) end from moving
      )
    ) preview`.execute(db)
  return rows[0]!.preview
}

/** The few that move most. */
export async function examplesOf(db: Db, plan: Plan, limit: number): Promise<MassPreview['examples']> {
  const { rows } = await sql<MassPreview['examples'][number]>`
    with ${planned(plan)}
    select m.id, p.name, p.code, m.condition, m.price_cents, m.new_price::int new_price_cents, m.quantity, m.new_quantity
    from (
      select * from planned where obstacle is null and differs
      order by abs(ln(new_price / price_cents)) desc, abs(new_quantity - quantity) desc, id limit ${limit}
    ) m join products p on p.id = m.product_id
    order by abs(ln(m.new_price / m.price_cents)) desc, abs(m.new_quantity - m.quantity) desc, m.id`.execute(db)
  return rows
}

/** In the order of their ids, as whoever sells holds them. */
export const holdChosen = (tx: Tx, plan: Plan) =>
  sql`
  select from (
    select l.id from listings l where ${isChosen(plan)} order by l.id for update
  ) held limit 0`.execute(tx)

export interface Before {
  id: number
  price_cents: number
  quantity: number
  status: string
  regular_price_cents: number | null
  promotion_id: number | null
  new_price_cents: number
  new_quantity: number
  new_status: string
}

/** Those that may, of offers that are held; each as it was. */
export async function applyPlan(tx: Tx, plan: Plan, at: Date) {
  const { rows } = await sql<ChangedOffer & Before>`
    with ${planned(plan)}
    update listings l set price_cents = m.new_price, quantity = m.new_quantity, status = m.new_status, updated_at = ${at},
      regular_price_cents = case when l.regular_price_cents > m.new_price then l.regular_price_cents end,
      promotion_id = case when l.regular_price_cents > m.new_price then l.promotion_id end
    from planned m
    where l.id = m.id and m.obstacle is null and m.differs
    returning l.store_id, l.product_id, l.on_sale = m.on_sale stays, l.id, m.price_cents, m.quantity, m.status,
      m.regular_price_cents, m.promotion_id, l.price_cents new_price_cents, l.quantity new_quantity, l.status new_status`.execute(
    tx,
  )
  return rows
}

/** The chosen that may be removed. */
export async function removable(db: Db, plan: Plan) {
  const { rows } = await sql<{ id: number }>`
    with ${planned(plan)} select id from planned where obstacle is null order by id`.execute(db)
  return rows.map((row) => row.id)
}
