import { en, joined, pt, say, type Saying } from '@bra/contract/kit/saying'
import { MOST_OF_AN_ORDER_CENTS } from '@bra/contract/orders/cart.schemas'
import { spendableCredit } from '@bra/contract/money/credits.schemas'
import { money } from '@bra/contract/trade/format'
import type { checkoutSchemas } from '@bra/contract/orders/checkout.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, failAt } from '../../../platform/errors.ts'
import { emit } from '../../../platform/events.ts'
import type { User } from '../../../platform/routes.ts'
import { keepPhotos } from '../../ground/photos/index.ts'
import { creditOf } from '../../money/credits/index.ts'
import { personById } from '../../people/accounts/index.ts'
import { carrierOf } from '../../stores/shipping/index.ts'
import { cartOf, holdCart, ofPerson, placeOf, type PricedCart } from '../cart/index.ts'
import { takeStock } from '../../stores/listings/index.ts'
import { setCreditAside } from './credit.ts'
import { linesOf, parcelOf, soldParcels } from './sold-parcels.ts'
import { meansOf } from './payment-means.ts'
import { attempted, intend } from './payment-attempts.ts'
import { addressOfUser, closeCart, commissionRates, insertOrder, insertParcels } from './checkout.queries.ts'

type PlaceOrderBody = z.output<(typeof checkoutSchemas)['place']['body']>
type Address = NonNullable<Awaited<ReturnType<typeof addressOfUser>>>

/** Orders the whole cart as the buyer saw it, or nothing; the provider is asked once the order is committed. */
export async function placeOrder(app: App, user: User, asked: PlaceOrderBody) {
  if (!user.adult) fail('adults_only')
  const address = (await addressOfUser(app.db, asked.address_id, user.id)) ?? failAt('address_id', 'address_not_found')
  // a carrier is asked before the order is placed, which then finds its quotes
  if (carrierOf(app)) await cartOf(app, ofPerson(user.id), placeOf(address))
  const means = await meansOf(app, user, asked, asked.total_cents - asked.credit_cents)
  const order = async (tx: Tx) => {
    const cartId = await holdCart(tx, ofPerson(user.id), app.clock.now())
    const cart = await seenCart(tx, app, { user, asked, address })
    const creditCents = await spendable(tx, user.id, asked)
    const { orderId, payUntil } = await freeze(tx, app, { user, cart, address, creditCents })
    const paymentId = await intend(tx, app, { orderId, means, payUntil })
    await closeCart(tx, cartId, app.clock.now())
    await takeGoods(tx, app, cart)
    return { orderId, paymentId }
  }
  return attempted(app, { user, means }, () => app.transaction(order))
}

interface Seen {
  user: User
  asked: PlaceOrderBody
  address: Address
}

/** Locks the offers in the cart so that it stays as it is; refuses it if it is not as the buyer saw it. */
async function seenCart(tx: Tx, app: App, { user, asked, address }: Seen): Promise<PricedCart> {
  const cart = await cartOf({ ...app, db: tx, isHeld: true }, ofPerson(user.id), placeOf(address))
  if (cart.count === 0) fail('cart_empty')
  refuseChanges(cart)
  if (cart.total_cents > MOST_OF_AN_ORDER_CENTS) fail('order_too_dear')
  for (const { notice } of cart.groups) if (notice) fail('shipping_unavailable', { shipping: notice })
  if (!cart.can_checkout) fail('shipping_unavailable')
  if (cart.total_cents !== asked.total_cents)
    fail('total_changed', {
      total_cents: say(`O total agora é ${money(cart.total_cents)}.`, `The total is now ${money(cart.total_cents)}.`),
    })
  return cart
}

async function spendable(tx: Tx, userId: number, { credit_cents: asked, total_cents: total }: PlaceOrderBody) {
  if (asked === 0) return 0
  const most = spendableCredit(await creditOf(tx, userId), total)
  if (asked > most)
    fail('credit_changed', {
      credit_cents: say(
        `Seu crédito agora paga ${money(most)} deste pedido.`,
        `Your credit now pays ${money(most)} of this order.`,
      ),
    })
  return asked
}

function refuseChanges({ groups }: PricedCart) {
  const changes = groups
    .flatMap((group) => group.lines)
    .flatMap((line) => line.changes.map(({ kind, text }) => ({ kind, text: ofCard(line.product.name, text) })))
  if (changes.length === 0) return
  const cart = joined(changes.map(({ text }) => text))
  const isStock = changes.some(({ kind }) => kind === 'sold_out' || kind === 'less_stock')
  fail(isStock ? 'not_enough_stock' : 'cart_changed', { cart })
}

const ofCard = (name: string, text: Saying) => say(pt`${name}: ${text}.`, en`${name}: ${text}.`)

interface Frozen {
  user: User
  cart: PricedCart
  address: Address
  creditCents: number
}

async function freeze(tx: Tx, app: App, { user, cart, address, creditCents }: Frozen) {
  const now = app.clock.now()
  const { postcode, number, complement, district, city, state } = address
  const recipient = address.recipient || (await wholeName(tx, user.id))
  const place = { recipient, postcode, address: address.address, number, complement, district, city, state }
  const { id: orderId, pay_until: payUntil } = await insertOrder(tx, {
    user_id: user.id,
    address: JSON.stringify(place),
    goods_cents: cart.goods_cents,
    freight_cents: cart.total_cents - cart.goods_cents,
    total_cents: cart.total_cents,
    credit_cents: creditCents,
    created_at: now,
  })
  if (!(await setCreditAside(tx, app, { orderId, userId: user.id, cents: creditCents }))) fail('credit_changed')
  const stores = cart.groups.flatMap(({ lines }) => lines.map(({ store }) => store.id))
  const sold = soldParcels(cart, await commissionRates(tx, stores), creditCents)
  const shown = await insertParcels(tx, {
    parcels: sold.map((parcel) => parcelOf(parcel, orderId)),
    lines: sold.flatMap(linesOf),
    buyerId: user.id,
    at: now,
  })
  await keepPhotos(
    tx,
    shown.map(({ id, photos }) => ({ by: `order line ${id}`, photos })),
  )
  emit(tx, app, 'order_changed', { orderId, userId: user.id, storeIds: [...new Set(stores)] })
  return { orderId, payUntil }
}

async function wholeName(tx: Tx, userId: number) {
  const { name, last_name: lastName } = await personById(tx, userId)
  return `${name} ${lastName}`
}

async function takeGoods(tx: Tx, app: App, { groups }: PricedCart) {
  const goods = groups
    .flatMap((group) => group.lines)
    .map((line) => ({
      id: line.offer!.id,
      quantity: line.quantity,
      center: line.bra_center ? line.quantity : 0,
    }))
  if (!(await takeStock(tx, app, goods))) fail('not_enough_stock')
}
