import type { Offer } from '@bra/contract/stores/listings.schemas'
import type { Uf } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { unitsAtStore, unitsInCenter } from '../../stores/listings/index.ts'
import type { MethodCode } from '../../stores/shipping/shipping.tables.ts'

export interface SenderTerms {
  /** The store, or the Bra Center, which is null. */
  store_id: number | null
  uf: Uf
  cep: string
  sends_letters: boolean
  allows_pickup: boolean
  /** How its parcel is to be sent; null for the cheapest way. */
  chosen: MethodCode | null
  free_shipping_over_cents: number | null
}

/** The units of an offer on sale that lie in one place, in the store or in the centre. */
export interface Candidate
  extends
    SenderTerms,
    Pick<Offer, 'condition' | 'grade' | 'language' | 'finish' | 'extras' | 'price_cents' | 'quantity'> {
  id: number
  product_id: number
  product_name: string
  product_code: string
  grams: number
  is_card: boolean
  sides: [number, number, number] | null
  /** The store that sells it. */
  seller_id: number
  posts_in_days: number
}

export type Offered = Omit<Candidate, 'chosen'>

/** Returns the offers on sale of these products, cheapest first; one in two places comes twice. One statement. */
export async function candidates(db: Db, productIds: number[]): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select l.id, l.product_id, p.name product_name, p.code product_code, p.weight_grams grams,
      p.type = 'tcg' is_card,
      case when p.length_cm + p.width_cm + p.height_cm is not null
        then json_build_array(p.length_cm, p.width_cm, p.height_cm) end sides, l.store_id seller_id,
      case when not place.is_center then l.store_id end store_id, s.uf, s.cep, s.sends_letters, s.allows_pickup,
      s.free_shipping_over_cents, s.posts_in_days,
      l.condition, l.grade, l.language, l.finish, l.extras, l.price_cents, place.quantity
    from listings l
    join products p on p.id = l.product_id
    join stores s on s.id = l.store_id
    cross join lateral (
      values (false, ${unitsAtStore}), (true, ${unitsInCenter})
    ) place (is_center, quantity)
    where l.product_id = any(${productIds}::int[]) and l.on_sale and place.quantity > 0
    order by l.price_cents, l.id, place.is_center`.execute(db)
  return rows
}

export type CopyNotes = Pick<Offer, 'comment' | 'photos' | 'passport'>

export async function notesOfOffers(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, CopyNotes>()
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'comment', 'photos', 'passport'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map(rows.map(({ id, ...notes }) => [id, notes]))
}
