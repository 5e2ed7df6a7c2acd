import { joined, say, unchanged } from '@bra/contract/kit/saying'
import { variantSayings } from '@bra/contract/trade/copy-sayings'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { sendMail } from '../../ground/mails/index.ts'
import { notify } from '../../people/notices/index.ts'
import { publicDocument } from '../../stores/stores/index.ts'
import { addressLine, lifeRules } from '../orders/index.ts'
import { orderLink, parcelsToTell, tellSellersIn, tellSender, toStore } from '../order-notices/index.ts'
import { type ContractRow, contractsOf, paidWith } from './contracts.queries.ts'
import { paidBy } from './paid-by.ts'

/** The buyer always gets the contract (Decreto 7.962/2013, art. 4); each store is told of its order. */
export async function tellPaid(tx: Tx, app: Pick<App, 'clock'>, orderId: number) {
  const contracts = await contractsOf(tx, orderId)
  const [one] = contracts
  if (!one) return
  const { regret_days: regretDays } = await lifeRules(tx)
  const paid = { paid_at: app.clock.now().toISOString(), paid_with: paidBy(await paidWith(tx, orderId)) }
  await notify(tx, app, {
    ...{ userId: one.buyer_id, kind: 'orders', link: orderLink(orderId) },
    title: say('Pagamento confirmado', 'Payment confirmed'),
    body: say(
      `O pedido ${orderId} foi pago. Enviamos o contrato da compra por e-mail.`,
      `Order ${orderId} was paid. We sent the contract of the purchase by e-mail.`,
    ),
  })
  await sendMail(tx, app, {
    key: `order_paid:${orderId}`,
    to: one.email,
    userId: one.buyer_id,
    template: 'order_paid',
    details: { ...contractDetails(one, contracts), ...paid, regret_days: regretDays },
  })
  for (const { id, goods_cents, freight_cents, post_by: postBy, shipping, parcels } of contracts) {
    const about = { cents: goods_cents + freight_cents, postBy, isPickup: shipping.code === 'retirada', parcels }
    await tellSender(tx, app, id, { key: 'paid', say: (order) => toStore.paid(order, about), isOfOrder: true })
  }
  const ids = (await parcelsToTell(tx, orderId)).map(({ id }) => id)
  await tellSellersIn(tx, app, ids, { key: 'paid', say: toStore.sold_by_centre })
}

const contractDetails = (one: ContractRow, contracts: ContractRow[]) => ({
  name: one.buyer,
  order_id: one.order_id,
  link: orderLink(one.order_id),
  address: addressLine(one.address),
  total_cents: contracts.reduce((sum, { goods_cents, freight_cents }) => sum + goods_cents + freight_cents, 0),
  sellers: contracts.map((contract) => ({
    store: contract.store,
    legal: contract.sellers.map((one) => `${one.legal_name}, ${publicDocument(one.document)}`).join('; '),
    shipping: wayOf(contract.shipping),
    parcels: contract.parcels,
    pick_up: contract.shipping.code === 'retirada' ? contract.place : null,
    freight_cents: contract.freight_cents,
    post_by: contract.post_by.toISOString(),
    arrives_first: contract.arrives_first.toISOString(),
    arrives_last: contract.arrives_last.toISOString(),
    lines: contract.lines.map((line) => ({
      name: `${line.quantity} × ${line.name}`,
      variant: joined([...variantSayings(line), ...(line.comment ? [unchanged(line.comment)] : [])], ', '),
      cents: line.cents,
    })),
  })),
})

const wayOf = ({ code, name }: ContractRow['shipping']) =>
  code === 'retirada' ? say(name, 'Picked up at the store') : unchanged(name)
