import { say, type Saying, unchanged } from '@bra/contract/kit/saying'
import { type cartSchemas, MOST_OF_A_LINE } from '@bra/contract/orders/cart.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { chooseMethod, holdCart } from './cart.queries.ts'
import { cartOf } from './cart.view.ts'
import { asItIsNow, leftBeside } from './cart.words.ts'
import { type CartLineKey, setPart, stockOfPart, takeOut } from './lines.queries.ts'
import { putIn, type PutIn, putInAtOnce, whatIsLeft } from './putting.queries.ts'
import { type CartOwner, ofPerson } from './owner.ts'

type BodyOf<Name extends 'add' | 'remove' | 'update' | 'chooseShipping'> = z.output<(typeof cartSchemas)[Name]['body']>

/** `id` is the person's, not the cart's; the carts of others are forbidden. */
export async function activeCart(app: App, user: User, { id, cep }: { id: number; cep?: string }) {
  if (id !== user.id) fail('forbidden')
  return reply(app, ofPerson(user.id), { cep })
}

/** Returns an empty cart for a browser without a name. */
export const visitorsCart = (app: App, owner: CartOwner | null, { cep }: { cep?: string }) =>
  reply(app, owner ?? { userId: null, guestId: '' }, { cep })

export async function addToCart(app: App, owner: CartOwner, { cep, ...asked }: BodyOf<'add'>) {
  const { id: listingId, quantity, bra_center: fromCenter, seen, place } = asked
  const put = { owner, listingId, quantity, fromCenter, seen, place, now: app.clock.now() }
  if (!(await app.statement((tx) => putInAtOnce(tx, put)))) await putInHeld(app, put)
  return reply(app, owner, { cep, message: say('Adicionado ao carrinho', 'Added to the cart') })
}

/** Waits for whoever else changes the cart; says why the offer cannot be put in. */
const putInHeld = (app: App, put: PutIn) =>
  app.transaction(async (tx) => {
    const cartId = await holdCart(tx, put.owner, put.now)
    const { lines, most } = (await putIn(tx, cartId, put)) ?? (await refusePut(tx, cartId, put))
    if (lines > most) fail('too_many_cart_lines')
  })

export async function refusePut(tx: Tx, cartId: number, put: PutIn): Promise<never> {
  const { fromCenter } = put
  const offer = (await whatIsLeft(tx, cartId, put)) ?? fail('offer_not_found')
  if (offer.is_own) fail('own_offer')
  if (!offer.on_sale) fail('offer_unavailable')
  if (!offer.is_as_seen) fail('offer_changed', { seen: asItIsNow(offer) })
  const both = offer.own_left + offer.center_left
  const left = fromCenter === undefined ? both : fromCenter ? offer.center_left : offer.own_left
  const most = Math.min(left, MOST_OF_A_LINE - offer.in_cart)
  return fail('not_enough_stock', { quantity: leftBeside(offer.in_cart, most) })
}

export async function updateCart(app: App, owner: CartOwner, { cep, id, bra_center, ...asked }: BodyOf<'update'>) {
  await app.transaction(async (tx) => {
    const part = { cartId: await holdCart(tx, owner, app.clock.now()), id, fromCenter: bra_center }
    if (!(await setPart(tx, part, asked))) await refuseSet(tx, part)
  })
  return reply(app, owner, { cep, message: say('Carrinho atualizado', 'Cart updated') })
}

async function refuseSet(tx: Tx, part: CartLineKey): Promise<never> {
  const stock = (await stockOfPart(tx, part)) ?? fail('cart_line_not_found')
  if (!stock.on_sale || stock.left === 0) fail('offer_unavailable')
  return fail('not_enough_stock', { quantity: leftBeside(0, Math.min(stock.left, MOST_OF_A_LINE)) })
}

export async function removeFromCart(
  app: App,
  owner: CartOwner,
  { cep, id, bra_center: fromCenter }: BodyOf<'remove'>,
) {
  await app.transaction(async (tx) => {
    const cartId = await holdCart(tx, owner, app.clock.now())
    if (!(await takeOut(tx, { cartId, id, fromCenter }))) fail('cart_line_not_found')
  })
  return reply(app, owner, { cep, message: say('Removido do carrinho', 'Removed from the cart') })
}

/** Refuses a way to send that the group does not offer now to the CEP for which it is shown. */
export async function chooseShipping(
  app: App,
  owner: CartOwner,
  { cep, store_id: storeId, method }: BodyOf<'chooseShipping'>,
) {
  const cart = await cartOf(app, owner, cep)
  const group = cart.groups.find((each) => (each.store?.id ?? null) === storeId) ?? fail('cart_line_not_found')
  if (cart.cep === null) fail('cep_missing')
  if (!group.quotes.some((quote) => quote.code === method)) fail('shipping_unavailable')
  const now = app.clock.now()
  await app.transaction(async (tx) => chooseMethod(tx, await holdCart(tx, owner, now), { storeId, method, now }))
  return reply(app, owner, { cep, message: say('Frete escolhido', 'Shipping chosen') })
}

async function reply(app: App, owner: CartOwner, { cep, message = unchanged('') }: { cep?: string; message?: Saying }) {
  return { error: false, message, result: await cartOf(app, owner, cep) }
}
