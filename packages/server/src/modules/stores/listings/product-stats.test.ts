import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../../../platform/db.ts'
import { testApp } from '../../../testing/test-app.ts'
import { randomOf } from '@bra/demo/generate/random'
import { refreshAfter } from './index.ts'

const { app } = await testApp()
const random = randomOf('changes to offers')

/** Changes some offers and recounts, as every writer of offers does in one transaction. */
async function changeSome(tx: Tx, ids: number[]) {
  const price = random.int(10, 90_000)
  const status = random.pick(['available', 'paused'] as const)
  const changed = random.chance(0.2)
    ? await tx.deleteFrom('listings').where('id', 'in', ids).returning(['store_id', 'product_id']).execute()
    : await tx
        .updateTable('listings')
        .set({
          price_cents: price,
          regular_price_cents: null,
          status,
          quantity: random.int(0, 3),
          bra_center_quantity: 0,
        })
        .where('id', 'in', (locked) =>
          locked.selectFrom('listings').select('id').where('id', 'in', ids).orderBy('id').forUpdate(),
        )
        .returning(['store_id', 'product_id'])
        .execute()
  await refreshAfter(tx, app, changed)
}

const wrongStats = () =>
  sql`
  select s.product_id from product_stats s left join (
    select product_id, min(price_cents) low, max(price_cents) high, count(*) offers, count(distinct store_id) stores,
      sum(quantity) quantity
    from listings where on_sale group by product_id
  ) n using (product_id)
  where (s.price_low, s.price_high, s.offers, s.stores, s.quantity)
    is distinct from (n.low, n.high, coalesce(n.offers, 0), coalesce(n.stores, 0), coalesce(n.quantity, 0))`.execute(
    app.db,
  )

const wrongShelves = () =>
  sql`
  select store_id, category_id from store_shelves s full join (
    select store_id, category_id, count(*) filter (where on_sale) available, count(*) filter (where not on_sale) paused
    from listings l join products p on p.id = l.product_id group by store_id, category_id
  ) n using (store_id, category_id)
  where (coalesce(s.available, 0), coalesce(s.paused, 0))
    is distinct from (coalesce(n.available, 0), coalesce(n.paused, 0))`.execute(app.db)

describe('what the offers of a product amount to', () => {
  it('equals a recount after many transactions at once changed offers at random', async () => {
    const anchors = await app.db
      .selectFrom('listings')
      .innerJoin('products', 'products.id', 'listings.product_id')
      .select('listings.id')
      .where('products.code', 'in', ['BDN-004', 'BDN-017', 'BDN-018', 'AGE-001'])
      .execute()
    const before = await app.db.selectFrom('product_stats').selectAll().orderBy('product_id').execute()
    for (let round = 0; round < 6; round++) {
      await Promise.all(
        Array.from({ length: 8 }, () => {
          const ids = Array.from({ length: 5 }, () => random.pick(anchors).id)
          return app.transaction((tx) =>
            changeSome(
              tx,
              [...new Set(ids)].toSorted((a, b) => a - b),
            ),
          )
        }),
      )
    }
    expect(await app.db.selectFrom('product_stats').selectAll().orderBy('product_id').execute()).not.toEqual(before)
    expect((await wrongStats()).rows).toEqual([])
    expect((await wrongShelves()).rows).toEqual([])
  })
})
