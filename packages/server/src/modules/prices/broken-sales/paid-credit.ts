import { say } from '@bra/contract/kit/saying'
import { money } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { notify } from '../../people/notices/index.ts'
import { tellStore } from '../../stores/stores/index.ts'
import { roomForAdvance } from './advances.ts'
import { addCredited, holdOwing, type OwingSale, owingSales } from './broken-sales.queries.ts'
import { creditFromStore, recoupFromStore } from './credit-from-store.ts'

/** Takes from stores what they owe to buyers and to the house, as far as their balances reach by now. */
export const payAllOwed = (app: App) =>
  eachPage(app, {
    page: (part) => owingSales(app.db, part),
    work: ({ id }) => app.transaction((tx) => payOwed(tx, app, id)),
  })

/** Gives the buyer of a broken sale what the store's balance has, and what the house may advance; the rest waits. */
export async function payOwed(tx: Tx, app: Pick<App, 'clock'>, id: number) {
  const sale = await holdOwing(tx, id)
  if (!sale) return
  const { store_id: storeId, user_id: userId, order_id: orderId, store_order_id: storeOrderId } = sale
  const of = { storeId, orderId, storeOrderId }
  if (sale.advanced_cents > 0) {
    const key = `broken sale recouped:${id}:${sale.credited_cents}:${sale.advanced_cents}`
    const cents = await recoupFromStore(tx, app, { ...of, cents: sale.advanced_cents, key })
    if (cents > 0) await addCredited(tx, id, { cents: 0, advanced: -cents })
  }
  const owed = sale.credit_cents - sale.credited_cents
  if (owed === 0) return
  const key = `broken sale credited:${id}:${sale.credited_cents}`
  const mostAdvanced = await roomForAdvance(tx, app, { storeId, userId })
  const { own, advanced } = await creditFromStore(tx, app, { ...of, userId, cents: owed, mostAdvanced, key })
  if (own + advanced === 0) return
  await addCredited(tx, id, { cents: own + advanced, advanced })
  await tellBoth(tx, app, sale, own + advanced)
}

async function tellBoth(tx: Tx, app: Pick<App, 'clock'>, sale: OwingSale, cents: number) {
  await notify(tx, app, {
    userId: sale.user_id,
    about: sale.behind_store,
    kind: 'orders',
    title: say('Você recebeu um crédito', 'You received credit'),
    body: say(
      `${sale.store} não enviou ${sale.name}, que subiu desde a compra. Você recebeu ${money(cents)} de crédito. Use na próxima compra.`,
      `${sale.store} did not send ${sale.name}, which rose since the purchase. You received ${money(cents)} of credit. Use it for your next purchase.`,
    ),
    link: '/my-account?aba=dinheiro',
  })
  await tellStore(tx, app, 'orders', {
    storeId: sale.store_id,
    title: say('O comprador recebeu um crédito', 'The buyer received credit'),
    text: say(
      `${sale.name} subiu desde a venda que a loja não enviou. ${money(cents)} foram para o comprador como crédito, do saldo da loja ou adiantados pelo Bra Cards.`,
      `${sale.name} rose since the sale that the store did not send. ${money(cents)} went to the buyer as credit, from the balance of the store or advanced by Bra Cards.`,
    ),
    link: `/my-store/${sale.store_id}/detail-orders/${sale.store_order_id}`,
  })
}
