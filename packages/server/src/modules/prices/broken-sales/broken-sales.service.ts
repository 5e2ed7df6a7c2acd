import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { instant } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor, User } from '../../../platform/routes.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { hasRisen, owedCredit, type Rules } from './owed-credit.ts'
import { payOwed } from './paid-credit.ts'
import { pauseUncounted } from '../../stores/listings/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import {
  type Broken,
  brokenOfOrder,
  keepBroken,
  type KeptBroken,
  marketOfParcel,
  ownsOrder,
  ownsParcel,
  setOwed,
} from './broken-sales.queries.ts'

export async function showBrokenSales(app: App, { id: userId }: User, orderId: number) {
  if (!(await ownsOrder(app.db, orderId, userId))) fail('order_not_found')
  const broken = await brokenOfOrder(app.db, orderId)
  return { broken: broken.map((one) => ({ ...one, broken_at: instant(one.broken_at) })) }
}

export async function showMarketOfSale(app: App, user: Actor, id: number) {
  if (!(await ownsParcel(app.db, id, user.storeIds))) fail('parcel_not_found')
  const cards = await marketOfParcel(app.db, id, app.clock.now())
  const rules = await rulesOf(app.db)
  return {
    cards: cards.map(({ units, ...card }) => ({ ...card, credit_cents: owedCredit({ units, ...card }, rules) })),
    pauses_from: rules.rise,
  }
}

const rulesOf = async (db: Db): Promise<Rules> => ({
  rise: await numberOf(db, 'honest_rise'),
  most: await numberOf(db, 'honest_credit'),
})

/** A card whose market rose is paused in all stores of the owner until it is counted, and the buyer gets credit. */
export const noteBrokenSale = (app: App, broken: Broken) =>
  app.transaction(async (tx) => {
    const now = app.clock.now()
    const kept = await keepBroken(tx, broken, now)
    const rules = await rulesOf(tx)
    const risen = kept.filter((one) => hasRisen(one, rules))
    for (const sale of risen) {
      await setOwed(tx, sale.id, owedCredit(sale, rules))
      await payOwed(tx, app, sale.id)
    }
    // wallets are held before offers, as where a dispute is lost
    for (const sale of risen) await pauseCard(tx, app, sale)
  })

async function pauseCard(tx: Tx, app: App, { store_id: storeId, product_id: productId }: KeptBroken) {
  const paused = await pauseUncounted(tx, app, { storeId, productId })
  if (!paused) return
  await tellStore(tx, app, 'stock', {
    storeId,
    title: say('Confirme o estoque de uma carta', 'Confirm the stock of a card'),
    text: say(
      `O mercado de ${paused.name} subiu depois de uma venda que a loja não enviou. A carta fica pausada até você confirmar quantas tem.`,
      `The market of ${paused.name} rose after a sale that the store did not send. The card is paused until you confirm how many you have.`,
    ),
    link: `/my-store/${storeId}/products?a-confirmar=1`,
  })
}
