import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { describe, expect, it } from 'vitest'
import { statementCounter } from '../../../testing/count-statements.ts'
import { testApp } from '../../../testing/test-app.ts'
import { refreshProductStats } from '../../stores/listings/index.ts'

const { app, post } = await testApp()
const countStatements = statementCounter(app.database.pool)

const list = async (asked: object): Promise<Product[]> =>
  (await post('/api/v1/1/products/paginate', { type: 'filter', per_page: 96, ...asked })).body.products

/** Two offers, each the only one of its card. */
const [graded, signed] = (await app.db
  .selectFrom('listings')
  .select((row) => ['product_id as product', row.fn.min('id').as('id')])
  .where('on_sale', '=', true)
  .where('product_type', '=', 'tcg')
  .groupBy('product_id')
  .having((row) => row.fn.countAll(), '=', 1)
  .orderBy('product_id')
  .limit(2)
  .execute()) as [{ product: number; id: number }, { product: number; id: number }]

async function change({ product, id }: { product: number; id: number }, changed: object) {
  await app.db.updateTable('listings').set(changed).where('id', '=', id).execute()
  await app.transaction((tx) => refreshProductStats(tx, [product]))
}

const grade = { company: 'PSA', grade: 9.5, certificate: '12345678' }

describe('an offer that a list with a filter names', () => {
  it('has the grade, extras, price before and store that the list without a filter reads from the database', async () => {
    await change(graded, { condition: 'graded', grade: JSON.stringify(grade) })
    await change(signed, { extras: ['promo', 'assinada'], price_cents: 900, regular_price_cents: 1250 })
    const { number } = await app.db
      .selectFrom('products')
      .select((row) => row.fn.countAll<number>().as('number'))
      .executeTakeFirstOrThrow()
    for (let page = 1; page <= Math.ceil(number / 96); page++) {
      const read = await list({ on_sale: true, page })
      const named = await list({ on_sale: true, page, price_min: 1 })
      expect(named.map(({ id, lowest_offer, standard_offer }) => ({ id, lowest_offer, standard_offer }))).toEqual(
        read.map(({ id, lowest_offer, standard_offer }) => ({ id, lowest_offer, standard_offer })),
      )
    }
    const all = (await list({ condition: 'graded' })).find(({ id }) => id === graded.product)
    expect(all?.lowest_offer).toMatchObject({ id: graded.id, grade })
    const prices = (await list({ price_min: 900, price_max: 900 })).find(({ id }) => id === signed.product)
    expect(prices?.lowest_offer).toMatchObject({ extras: ['promo', 'assinada'], regular_price_cents: 1250 })
  })

  it('loses its grade with the grade of the copy', async () => {
    await change(graded, { condition: 'NM', grade: null, price_cents: 777 })
    const found = (await list({ price_min: 777, price_max: 777 })).find(({ id }) => id === graded.product)
    expect(found?.lowest_offer).toMatchObject({ id: graded.id, condition: 'NM', grade: null })
  })

  it('has the name of a store that opened after the lists were read', async () => {
    const { search: _, id: __, ...opened } = await app.db.selectFrom('stores').selectAll().executeTakeFirstOrThrow()
    const store = await app.db
      .insertInto('stores')
      .values({ ...opened, name: 'Banca do Curupira', slug: 'banca-do-curupira' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await change(graded, { store_id: store.id })
    const found = (await list({ price_min: 777, price_max: 777 })).find(({ id }) => id === graded.product)
    expect(found?.lowest_offer?.store).toEqual({ id: store.id, name: 'Banca do Curupira' })
  })

  it('costs no statement: a new question about cards that were shown asks for nothing but what changed', async () => {
    await list({ price_min: 1 })
    expect(await countStatements(() => list({ price_min: 1, languages: ['PT'], order: 'price_low' }))).toBeLessThan(4)
    await list({ price_min: 1, languages: ['PT'], order: 'price_low' })
    expect(await countStatements(() => list({ price_min: 2, languages: ['PT'], order: 'price_low' }))).toBe(1)
  })
})
