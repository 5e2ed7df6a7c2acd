import type { App } from '../../../app.ts'
import { instant } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { notify } from '../../people/notices/index.ts'
import { pauseUncounted } from '../../stores/listings/index.ts'
import {
  type Broken,
  brokenOfOrder,
  keepBroken,
  type KeptBroken,
  marketOfParcel,
  ownsOrder,
  ownsParcel,
} from './broken-sales.queries.ts'

export async function showBrokenSales(app: App, { id: userId }: User, orderId: number) {
  if (!(await ownsOrder(app.db, orderId, userId))) fail('order_not_found')
  const broken = await brokenOfOrder(app.db, orderId)
  return { broken: broken.map((one) => ({ ...one, broken_at: instant(one.broken_at) })) }
}

/** Tells a store, before it breaks a sale, what its market did since. */
export async function showMarketOfSale(app: App, user: User, id: number) {
  if (!(await ownsParcel(app.db, id, user.storeIds))) fail('parcel_not_found')
  const cards = await marketOfParcel(app.db, id, app.clock.now())
  return { cards, pauses_from: await numberOf(app.db, 'honest_rise') }
}

/** Keeps a broken sale. A card whose market rose since is paused in all stores of the owner until it is counted. */
export const noteBrokenSale = (app: App, broken: Broken) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const kept = await keepBroken(tx, broken, now)
    const limit = await numberOf(tx, 'honest_rise')
    for (const sale of kept.filter((one) => hasRisen(one, limit))) await pauseCard(tx, app, sale)
  })

const WHOLE = 10_000

/** `limit` is in basis points. */
function hasRisen({ market_then_cents: before, market_now_cents: now }: KeptBroken, limit: number) {
  return before !== null && now !== null && now * WHOLE >= before * (WHOLE + limit)
}

async function pauseCard(tx: Tx, app: App, { store_id: storeId, product_id: productId }: KeptBroken) {
  const paused = await pauseUncounted(tx, app, { storeId, productId })
  if (!paused) return
  await notify(tx, app, {
    userId: paused.ownerId,
    kind: 'selling',
    title: 'Confirme o estoque de uma carta',
    body: `O mercado de ${paused.name} subiu depois de uma venda que a loja não enviou. A carta fica pausada até você confirmar quantas tem.`,
    link: `/my-store/${storeId}/products?a-confirmar=1`,
  })
}
