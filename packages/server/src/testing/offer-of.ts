import type { CardLanguage, Extra, Finish, OfferCondition } from '@bra/contract/trade/trade'
import { conditionRank } from '@bra/contract/trade/trade'
import type { App } from '../app.ts'
import { refreshAfter } from '../modules/stores/listings/index.ts'

interface OfferOf {
  code: string
  cents: number
  condition?: OfferCondition & keyof typeof conditionRank
  language?: CardLanguage
  finish?: Finish
  extras?: Extra[]
}

export const idOfCode = async ({ db }: App, code: string) =>
  (await db.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id

/** Puts four copies of the product with this code on sale in an open store, by default the first. */
export async function putOnSale(app: App, { code, cents, ...variant }: OfferOf, storeId?: number) {
  const { condition = 'NM', language = 'EN', finish = 'normal', extras = [] } = variant
  const store = await app.db
    .selectFrom('stores')
    .select(['id', 'uf'])
    .where('status', '=', 'open')
    .$if(storeId !== undefined, (query) => query.where('id', '=', storeId!))
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const offer = { store_id: store.id, product_id: await idOfCode(app, code), condition, language, finish }
  await app.transaction(async (tx) => {
    await tx
      .insertInto('listings')
      .values({
        ...{ ...offer, condition_rank: conditionRank[condition], price_cents: cents, quantity: 4, uf: store.uf },
        ...{ extras, grade: null, promotion_id: null, regular_price_cents: null, comment: null, store_open: true },
        ...{ created_at: app.clock.now(), updated_at: app.clock.now() },
      })
      .execute()
    await refreshAfter(tx, app, [offer])
  })
}
