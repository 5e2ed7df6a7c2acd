import { MAX_STOCK } from '@bra/contract/inventory.schemas'
import type { MassChange } from '@bra/contract/mass-changes.schemas'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { ChangedOffer } from '../listings/index.ts'
import type { Before } from './planned.queries.ts'

const shown = ['id', 'kind', 'offers', 'made_at', 'undone_at'] as const
type Shown = Pick<MassChange, 'id' | 'kind' | 'offers'> & { made_at: Date; undone_at: Date | null }

interface NewChange {
  store_id: number
  user_id: number
  kind: MassChange['kind']
  before: Pick<Before, 'id'>[]
  made_at: Date
}

export const insertChange = (tx: Tx, { before, ...change }: NewChange): Promise<Shown> =>
  tx
    .insertInto('listing_changes')
    .values({ ...change, offers: before.length, before: JSON.stringify(before) })
    .returning(shown)
    .executeTakeFirstOrThrow()

/** Newest first; what pauses a whole store also where it is older, until it is taken back. */
export const changesOfStore = (db: Db, storeId: number, limit: number): Promise<Shown[]> =>
  db
    .selectFrom('listing_changes')
    .select(shown)
    .where('store_id', '=', storeId)
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([eb('kind', '=', 'pause_all'), eb('undone_at', 'is', null)]),
        eb(
          'id',
          'in',
          selectFrom('listing_changes as newest')
            .select('newest.id')
            .where('newest.store_id', '=', storeId)
            .orderBy('newest.id', 'desc')
            .limit(limit),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()

/** One that was not taken back yet, held; only of these stores. */
export const openChange = (tx: Tx, id: number, storeIds: number[]) =>
  tx
    .selectFrom('listing_changes')
    .select(['id', 'store_id', 'kind', 'offers'])
    .where('id', '=', id)
    .where('store_id', '=', sql<number>`any(${storeIds}::int[])`)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const storeOfChange = (db: Db, id: number) =>
  db.selectFrom('listing_changes').select('store_id').where('id', '=', id).executeTakeFirst()

export const markUndone = (tx: Tx, id: number, at: Date) =>
  tx.updateTable('listing_changes').set({ undone_at: at }).where('id', '=', id).execute()

const asBefore = (id: number) => sql`
  before as (
    select b.* from listing_changes c, jsonb_to_recordset(c.before) b(
      id bigint, price_cents int, quantity int, status text, regular_price_cents int, promotion_id int,
      new_price_cents int, new_quantity int, new_status text
    ) where c.id = ${id}
  )`

export async function idsOfChange(db: Db, id: number) {
  const { rows } = await sql<{ id: number }>`with ${asBefore(id)} select id from before order by id`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * What the change gave goes back to what it took, where nobody has changed it since. Of units, the difference: what was
 * sold since stays sold, and a sum that no offer may have is left as it is.
 */
export async function takeBack(tx: Tx, id: number, storeId: number, at: Date): Promise<ChangedOffer[]> {
  const { rows } = await sql<ChangedOffer>`
    with ${asBefore(id)}, back as (
      select b.*, l.on_sale, l.price_cents = b.new_price_cents and b.price_cents <> b.new_price_cents priced,
        case when l.quantity + b.quantity - b.new_quantity > ${sql.lit(MAX_STOCK)} then l.quantity
          else greatest(l.bra_center_quantity, l.quantity + b.quantity - b.new_quantity) end units,
        case when l.status = b.new_status then b.status else l.status end then_status
      from before b join listings l on l.id = b.id where l.store_id = ${storeId}
    )
    update listings l set price_cents = case when back.priced then back.price_cents else l.price_cents end,
      regular_price_cents = case when back.priced then back.regular_price_cents else l.regular_price_cents end,
      promotion_id = case when back.priced then back.promotion_id else l.promotion_id end,
      quantity = back.units, status = back.then_status, updated_at = ${at}
    from back
    where l.id = back.id and (back.priced or (l.quantity, l.status) is distinct from (back.units, back.then_status))
    returning l.id, l.store_id, l.product_id, l.on_sale = back.on_sale stays`.execute(tx)
  return rows
}

/** What pauses a whole store is kept until it is taken back. */
export const sweepChanges = (tx: Tx, before: Date) =>
  tx.deleteFrom('listing_changes').where('made_at', '<', before).where('kind', '<>', 'pause_all').execute()
