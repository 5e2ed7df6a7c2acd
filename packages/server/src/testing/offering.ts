import type { Extra } from '@bra/contract/trade/trade'
import type { App } from '../app.ts'
import { refreshAfter } from '../modules/stores/listings/index.ts'

/** A card that no store sells yet, and one store that offers it or stops: another's than `userId`, or `owner`'s own. */
export async function offering(app: App, userId: number, owner?: number) {
  const product = await app.db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('businesses as b', 'b.id', 'c.business_id')
    .select(['p.id', 'p.name', 'b.slug as game'])
    .where('p.code', '=', 'BDN-121')
    .executeTakeFirstOrThrow()
  const stores = app.db.selectFrom('stores').select(['id', 'uf']).where('status', '=', 'open').orderBy('id')
  const store = await (
    owner ? stores.where('owner_id', '=', owner) : stores.where('owner_id', '<>', userId)
  ).executeTakeFirstOrThrow()
  const withdraw = () =>
    app.transaction(async (tx) => {
      await tx.deleteFrom('listings').where('product_id', '=', product.id).execute()
      await refreshAfter(tx, app, [{ store_id: store.id, product_id: product.id }])
    })
  const offer = (price_cents: number, productId = product.id) =>
    app.transaction(async (tx) => {
      const place = { store_id: store.id, product_id: productId }
      const variant = {
        condition: 'NM',
        condition_rank: 5,
        language: 'PT',
        finish: 'cosmos',
        extras: [] as Extra[],
      } as const
      const none = { grade: null, promotion_id: null, regular_price_cents: null, comment: null }
      const dates = { created_at: app.clock.now(), updated_at: app.clock.now() }
      await tx.deleteFrom('listings').where('store_id', '=', store.id).where('product_id', '=', productId).execute()
      await tx
        .insertInto('listings')
        .values({ ...place, ...variant, ...none, ...dates, price_cents, quantity: 1, uf: store.uf, store_open: true })
        .execute()
      await refreshAfter(tx, app, [place])
    })
  return { product, offer, withdraw }
}
