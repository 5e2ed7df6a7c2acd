import { rankOfCondition } from '@bra/contract/trade/trade'
import { sql } from 'kysely'
import { recountAfter } from '@bra/server/modules/stores/listings/index'
import { DAY_MS } from '@bra/server/platform/clock'
import type { Tx } from '@bra/server/platform/db'
import { articles } from '../generate/articles.ts'
import { type DemoOffer, offersOf } from '../generate/offers.ts'
import { demoPromotions } from '../promotions.ts'
import { demoStores } from '../stores.ts'
import { inChunks, type MarketIds } from './market-ids.ts'

export async function seedListings(tx: Tx, now: Date, ids: MarketIds, isThin: boolean) {
  const promotions = await seedPromotions(tx, now)
  const storeOf = new Map(demoStores.map((store) => [store.slug, store]))
  const rows = articles
    .flatMap((article) => offersOf(article, demoStores, demoPromotions, isThin))
    .map((offer) => {
      const store = storeOf.get(offer.store)!
      const place = { store_open: store.backInDays === null, uf: store.uf }
      return { ...rowOf(offer, now, ids), ...place, promotion_id: promotions.get(offer.promotion ?? '') ?? null }
    })
  await inChunks(rows, (chunk) => insertListings(tx, chunk))
  await recountAfter(tx, rows)
}

function rowOf(offer: DemoOffer, now: Date, ids: MarketIds) {
  const listedAt = new Date(now.getTime() - offer.listedDaysAgo * DAY_MS)
  return {
    store_id: ids.stores.get(offer.store)!,
    product_id: ids.products.get(offer.product)!,
    condition: offer.condition,
    condition_rank: rankOfCondition(offer.condition),
    grade: offer.grade,
    language: offer.language,
    finish: offer.finish,
    extras: offer.extras,
    price_cents: offer.priceCents,
    regular_price_cents: offer.regularCents,
    quantity: offer.quantity,
    bra_center_quantity: offer.braCenterQuantity,
    comment: offer.comment,
    status: offer.isPaused ? 'paused' : 'available',
    created_at: listedAt,
    updated_at: listedAt,
  }
}

const insertListings = (tx: Tx, rows: object[]) =>
  sql`
  insert into listings (
    store_id, product_id, condition, condition_rank, grade, language, finish, extras, price_cents, promotion_id,
    regular_price_cents, quantity, bra_center_quantity, comment, status, store_open, uf, created_at, updated_at
  )
  select store_id, product_id, condition, condition_rank, grade, language, finish, extras, price_cents, promotion_id,
    regular_price_cents, quantity, bra_center_quantity, comment, status, store_open, uf, created_at, updated_at
  from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)`.execute(tx)

async function seedPromotions(tx: Tx, now: Date): Promise<Map<string, number>> {
  const saved = await tx
    .insertInto('promotions')
    .values(
      demoPromotions.map((promotion) => ({
        title: promotion.title,
        description: promotion.description,
        starts_at: new Date(now.getTime() + promotion.startsInDays * DAY_MS),
        ends_at: new Date(now.getTime() + promotion.endsInDays * DAY_MS),
      })),
    )
    .returning(['id', 'title'])
    .execute()
  return new Map(saved.map((row) => [row.title, row.id]))
}
