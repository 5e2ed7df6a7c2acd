import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { randomOf } from '@bra/demo/generate/random'

const { app, as } = await testApp()
const random = randomOf('owners at work')

const wrongStats = () =>
  sql`
  select product_id from product_stats s full join (
    select product_id, min(price_cents) low, max(price_cents) high, count(*) offers, count(distinct store_id) stores,
      sum(quantity) quantity
    from listings where on_sale group by product_id
  ) n using (product_id)
  where (s.price_low, s.price_high, coalesce(s.offers, 0), coalesce(s.stores, 0), coalesce(s.quantity, 0))
    is distinct from (n.low, n.high, coalesce(n.offers, 0), coalesce(n.stores, 0), coalesce(n.quantity, 0))`.execute(
    app.db,
  )

const wrongShelves = () =>
  sql`
  select s.store_id from store_shelves s full join (
    select store_id, product_category_id category_id, count(*) filter (where on_sale) available,
      count(*) filter (where not on_sale) paused
    from listings group by 1, 2
  ) n using (store_id, category_id)
  where (coalesce(s.available, 0), coalesce(s.paused, 0))
    is distinct from (coalesce(n.available, 0), coalesce(n.paused, 0))`.execute(app.db)

const owners = await Promise.all(
  [
    'seller',
    'joelma.nazare@bracards.example',
    'adaildo.brandao@bracards.example',
    'dora.siqueira@bracards.example',
  ].map(async (who) => {
    const owner = await as(who)
    return { ...owner, storeId: await storeOf(app, owner.id) }
  }),
)
const products = await app.db
  .selectFrom('products')
  .select('id')
  .where('type', '=', 'tcg')
  .orderBy('id')
  .limit(12)
  .execute()
type Owner = (typeof owners)[number]

/** One of the things that an owner does, to a few of the offers of the same dozen products. */
async function work({ post, storeId }: Owner) {
  const rows = await app.db
    .selectFrom('listings')
    .select(['id', 'quantity'])
    .where('store_id', '=', storeId)
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
  const ids = rows.length ? Array.from({ length: 3 }, () => random.pick(rows).id) : []
  const price_cents = random.int(1, 90_000)
  switch (random.int(0, 6)) {
    case 0:
    case 1:
      return post('/api/v1/product-store-save/', {
        store_id: storeId,
        product_id: random.pick(products).id,
        condition: random.pick(['NM', 'SP', 'MP']),
        language: random.pick(['PT', 'EN']),
        price_cents,
        quantity: random.int(0, 3),
        if_exists: 'add',
      })
    case 2:
      return post('/api/v1/product-store-save-many', {
        store_id: storeId,
        changes: ids.map((id) => ({ id, price_cents, status: random.pick(['available', 'paused']) })),
      })
    case 3:
      return post('/api/v1/product-store-delete/', { id: ids[0] })
    case 4:
      return post('/api/v1/store-vacation', { store_id: storeId })
    case 5:
      return post('/api/v1/store-vacation/end', { store_id: storeId })
    default:
      return post('/api/v1/product-store-bulk', {
        store_id: storeId,
        ids,
        action: random.pick([
          { kind: 'price_percent', percent: 7.5 },
          { kind: 'quantity_add', quantity: -1 },
          { kind: 'remove' },
        ]),
      })
  }
}

describe('what products, and categories of a store, amount to', () => {
  it('equals a recount after eight owners at once changed their offers at random', async () => {
    const before = await app.db.selectFrom('product_stats').selectAll().orderBy('product_id').execute()
    const statuses: number[] = []
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all([...owners, ...owners].map(work))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length / 2)
    expect(await app.db.selectFrom('product_stats').selectAll().orderBy('product_id').execute()).not.toEqual(before)
    expect((await wrongStats()).rows).toEqual([])
    expect((await wrongShelves()).rows).toEqual([])
  })
})
