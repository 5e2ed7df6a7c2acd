import { money } from '@bra/contract/trade/format'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { eachPage } from '../../../platform/pages-of-work.ts'
import { creditFromStore } from '../../money/credits/index.ts'
import { notify } from '../../people/notices/index.ts'
import { addCredited, holdOwing, type OwingSale, owingSales } from './broken-sales.queries.ts'

/** Pays what stores still owe for broken sales, as far as their balances reach by now. */
export const payAllOwed = (app: App) =>
  eachPage(app, {
    page: (part) => owingSales(app.db, part),
    work: ({ id }) => app.transaction((tx) => payOwed(tx, app, id)),
  })

/** Gives the buyer of a broken sale credit out of the store's balance, as far as that reaches. */
export async function payOwed(tx: Tx, app: Pick<App, 'clock'>, id: number) {
  const sale = await holdOwing(tx, id)
  if (!sale) return
  const { store_id: storeId, user_id: userId, order_id: orderId, store_order_id: storeOrderId } = sale
  const cents = await creditFromStore(tx, app, {
    ...{ storeId, userId, orderId, storeOrderId },
    cents: sale.credit_cents - sale.credited_cents,
    key: `broken sale credited:${id}:${sale.credited_cents}`,
  })
  if (cents === 0) return
  await addCredited(tx, id, cents)
  await tellBoth(tx, app, sale, cents)
}

async function tellBoth(tx: Tx, app: Pick<App, 'clock'>, sale: OwingSale, cents: number) {
  await notify(tx, app, {
    userId: sale.user_id,
    kind: 'orders',
    title: 'Você recebeu um crédito',
    body: `${sale.store} não enviou ${sale.name}, que subiu desde a compra, e pagou ${money(cents)} de crédito a você. Use na próxima compra.`,
    link: '/my-account?aba=dinheiro',
  })
  await notify(tx, app, {
    userId: sale.owner_id,
    kind: 'selling',
    title: 'O comprador recebeu um crédito',
    body: `${sale.name} subiu desde a venda que a loja não enviou. ${money(cents)} do saldo foram para o comprador como crédito.`,
    link: `/my-store/${sale.store_id}/detail-orders/${sale.store_order_id}`,
  })
}
