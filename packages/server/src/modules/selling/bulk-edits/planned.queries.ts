import type { MassAction, MassPreview } from '@bra/contract/selling/bulk-edits.schemas'
import { MAX_PRICE_CENTS, MAX_STOCK } from '@bra/contract/trade/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { lacksPassport, wantsToSell } from '../inventory/index.ts'
import { type ChangedOffer, isPlain, sameElsewhere, unitsInCenter } from '../../stores/listings/index.ts'

type Fragment = ReturnType<typeof sql>

export interface Plan {
  storeId: number
  ids: number[]
  action: MassAction
  since: Date
}

/** SQL of the new price of an offer `l`, not rounded; null if there is no market price. */
function newPrice({ action }: Plan): Fragment {
  switch (action.kind) {
    case 'price_percent':
    case 'price_market':
      return sql`start.price * (1 + ${action.percent}::numeric / 100)`
    case 'price_amount':
      return sql`start.price + ${action.cents}::numeric`
    case 'price_set':
      return sql`${action.cents}::numeric`
    default:
      return sql`start.price`
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

const startOf = ({ action, since }: Plan) =>
  action.kind !== 'price_market'
    ? sql`l.price_cents::numeric`
    : action.of === 'market'
      ? medianPaid(since)
      : lowestElsewhere

/** SQL of the contract's `endedPrice`; `cents` is the rounded price, and a price below 1 stays as it is. */
function ended(action: MassAction): Fragment {
  if (!('rounding' in action) || action.rounding !== 'ninety') return sql`cents`
  const way = 'percent' in action ? action.percent : action.cents
  const nearest = sql`case when below >= 1 and (cents - below <= 50 or below + 100 > ${sql.lit(MAX_PRICE_CENTS)}) then below else below + 100 end`
  const isTurned = way < 0 ? sql`${nearest} > start_price` : way > 0 ? sql`${nearest} < start_price` : sql`false`
  return sql`case when cents < 1 or ${isTurned} then cents else ${nearest} end`
}

function newQuantity(action: MassAction): Fragment {
  if (action.kind === 'quantity_set') return sql`${action.quantity}::int`
  if (action.kind === 'quantity_add') return sql`greatest(0, l.quantity + ${action.quantity}::int)`
  return sql`l.quantity`
}

function newStatus({ kind }: MassAction): Fragment {
  if (kind === 'pause' || kind === 'pause_all') return sql`'paused'`
  return kind === 'activate' ? sql`'available'` : sql`l.status`
}

/** SQL of each chosen offer as it is and as it would be, with the obstacle if it cannot change. */
const planned = (plan: Plan) => sql`
  priced as (
    select l.id, l.product_id, l.condition, l.price_cents, l.quantity, l.status, ${unitsInCenter} in_center,
      l.regular_price_cents, l.promotion_id, l.on_sale, ${lacksPassport} lacks_passport, start.price start_price,
      ${newPrice(plan)} raw_price,
      ${newQuantity(plan.action)} new_quantity, ${newStatus(plan.action)} new_status
    from listings l cross join lateral (select ${startOf(plan)} price) start where ${isChosen(plan)}
  ), whole as (
    select *, round(raw_price) cents, floor((round(raw_price) - 90) / 100) * 100 + 90 below from priced
  ), rounded as (
    select *, ${ended(plan.action)} new_price from whole
  ), planned as (
    select *, case
        when new_price is null then 'no_market'
        when new_price not between 1 and ${sql.lit(MAX_PRICE_CENTS)} then 'price_bounds'
        when new_quantity > ${sql.lit(MAX_STOCK)} then 'quantity_bounds'
        when new_quantity < in_center then 'units_in_center'
        when ${wantsToSell('new_')} and not ${wantsToSell('')} and lacks_passport then 'no_passport'
        when ${isRemoval(plan)} and in_center > 0 then 'units_in_center'
      end obstacle,
      ${isRemoval(plan)} or (new_price, new_quantity, new_status) is distinct from (price_cents, quantity, status) differs
    from rounded
  )`

/** True if the price does not end in 90 cents, because that would reverse the direction of the change. */
const isUnended = ({ action }: Plan) =>
  'rounding' in action && action.rounding === 'ninety' ? sql`new_price % 100 <> 90` : sql`false`
const isRemoval = ({ action }: Plan) => sql.lit(action.kind === 'remove')
const isChosen = ({ storeId, ids, action }: Plan) =>
  action.kind === 'pause_all'
    ? sql`l.store_id = ${storeId}`
    : sql`l.store_id = ${storeId} and l.id = any(${ids}::bigint[])`

export async function previewOf(db: Db, plan: Plan): Promise<Omit<MassPreview, 'examples'>> {
  const { rows } = await sql<{ preview: Omit<MassPreview, 'examples'> }>`
    with ${planned(plan)}, moving as (select * from planned where obstacle is null and differs)
    select json_build_object(
      'chosen', (select count(*) from planned), 'changes', (select count(*) from moving),
      'unended', (select count(*) from moving where ${isUnended(plan)}),
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

/** Locks the offers in the order of ids, as buying does, so that neither deadlocks. */
export const holdChosen = (tx: Tx, plan: Plan) =>
  sql`
  select from (
    select l.id from listings l where ${isChosen(plan)} order by l.id for update
  ) held limit 0`.execute(tx)

/** SQL of the fields that the action changes, before (`m`) and after (`l`); a new price may end a promotion. */
function changedFields({ kind }: MassAction) {
  const [field, ...ended] = kind.startsWith('price_')
    ? ['price_cents', 'regular_price_cents', 'promotion_id']
    : [kind.startsWith('quantity_') ? 'quantity' : 'status']
  const objectOf = (row: string, names: string[]) =>
    sql.raw(`jsonb_build_object(${names.map((name) => `'${name}', ${row}.${name}`).join(', ')})`)
  return { before: objectOf('m', [field, ...ended]), after: objectOf('l', [field]) }
}

/** Changes the locked offers that the plan allows; returns the changed fields of each, before and after. */
export async function applyPlan(tx: Tx, plan: Plan, at: Date) {
  const { before, after } = changedFields(plan.action)
  const { rows } = await sql<ChangedOffer & { id: number; before: object; after: object }>`
    with ${planned(plan)}
    update listings l set price_cents = m.new_price, quantity = m.new_quantity, status = m.new_status, updated_at = ${at},
      regular_price_cents = case when l.regular_price_cents > m.new_price then l.regular_price_cents end,
      promotion_id = case when l.regular_price_cents > m.new_price then l.promotion_id end
    from planned m
    where l.id = m.id and m.obstacle is null and m.differs
    returning l.store_id, l.product_id, l.on_sale = m.on_sale stays, l.id, ${before} before, ${after} after`.execute(tx)
  return rows
}

export async function removable(db: Db, plan: Plan) {
  const { rows } = await sql<{ id: number }>`
    with ${planned(plan)} select id from planned where obstacle is null order by id`.execute(db)
  return rows.map((row) => row.id)
}
