import type { cartSchemas } from '@bra/contract/cart.schemas'
import { MOST_OF_A_LINE } from '@bra/contract/cart.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { numberOf } from '../settings/index.ts'
import { chooseMethod, holdCart } from './cart.queries.ts'
import { cartOf } from './cart.view.ts'
import { countLines, type Part, putIn, type PutIn, setPart, stockOfPart, takeOut, whatIsLeft } from './lines.queries.ts'

type Asked<Name extends 'add' | 'remove' | 'update' | 'chooseShipping'> = z.output<(typeof cartSchemas)[Name]['body']>

/** Only the own cart: whose `id` is asked for is the person, not the cart. */
export async function activeCart(app: App, user: User, { id, cep }: { id: number; cep?: string }) {
  if (id !== user.id) fail('forbidden')
  return reply(app, user, { cep })
}

export async function addToCart(app: App, user: User, { cep, ...asked }: Asked<'add'>) {
  const most = await numberOf(app.db, 'cart_lines_max')
  const now = app.clock.now()
  await app.transaction(async (tx) => {
    const cartId = await holdCart(tx, user.id, now)
    const { id: listingId, quantity, bra_center: fromCenter } = asked
    const put = { cartId, userId: user.id, listingId, quantity, fromCenter, now }
    if (!(await putIn(tx, put))) await refusePut(tx, put)
    if ((await countLines(tx, cartId)) > most) fail('too_many_cart_lines')
  })
  return reply(app, user, { cep, message: 'Adicionado ao carrinho' })
}

export async function refusePut(tx: Tx, { cartId, userId, listingId, fromCenter }: PutIn): Promise<never> {
  const offer = (await whatIsLeft(tx, cartId, userId, listingId)) ?? fail('offer_not_found')
  if (offer.is_own) fail('own_offer')
  if (!offer.on_sale) fail('offer_unavailable')
  const both = offer.own_left + offer.center_left
  const left = fromCenter === undefined ? both : fromCenter ? offer.center_left : offer.own_left
  const most = Math.min(left, MOST_OF_A_LINE - offer.in_cart)
  return fail('not_enough_stock', { quantity: leftBeside(offer.in_cart, most) })
}

/** "Restam 2 além da que já está no seu carrinho." */
function leftBeside(inCart: number, left: number) {
  if (left <= 0) return inCart > 0 ? 'Você já tem no carrinho todas as que restam.' : 'Esgotado.'
  const many = left === 1 ? 'Resta 1' : `Restam ${left}`
  return inCart > 0 ? `${many} além do que já está no seu carrinho.` : `${many}.`
}

export async function updateCart(app: App, user: User, { cep, id, bra_center, ...asked }: Asked<'update'>) {
  await app.transaction(async (tx) => {
    const part = { cartId: await holdCart(tx, user.id, app.clock.now()), id, fromCenter: bra_center }
    if (!(await setPart(tx, part, asked))) await refuseSet(tx, part)
  })
  return reply(app, user, { cep, message: 'Carrinho atualizado' })
}

async function refuseSet(tx: Tx, part: Part): Promise<never> {
  const stock = (await stockOfPart(tx, part)) ?? fail('cart_line_not_found')
  if (!stock.on_sale || stock.left === 0) fail('offer_unavailable')
  return fail('not_enough_stock', { quantity: leftBeside(0, Math.min(stock.left, MOST_OF_A_LINE)) })
}

export async function removeFromCart(app: App, user: User, { cep, id, bra_center: fromCenter }: Asked<'remove'>) {
  await app.transaction(async (tx) => {
    const cartId = await holdCart(tx, user.id, app.clock.now())
    if (!(await takeOut(tx, { cartId, id, fromCenter }))) fail('cart_line_not_found')
  })
  return reply(app, user, { cep, message: 'Removido do carrinho' })
}

/** Only a way that the group has now, to the same CEP as it is shown. */
export async function chooseShipping(
  app: App,
  user: User,
  { cep, store_id: storeId, method }: Asked<'chooseShipping'>,
) {
  const cart = await cartOf(app, user.id, cep)
  const group = cart.groups.find((each) => (each.store?.id ?? null) === storeId) ?? fail('cart_line_not_found')
  if (cart.cep === null) fail('cep_missing')
  if (!group.quotes.some((quote) => quote.code === method)) fail('shipping_unavailable')
  const now = app.clock.now()
  await app.transaction(async (tx) => chooseMethod(tx, await holdCart(tx, user.id, now), { storeId, method, now }))
  return reply(app, user, { cep, message: 'Frete escolhido' })
}

async function reply(app: App, user: User, { cep, message = '' }: { cep?: string; message?: string }) {
  return { error: false, message, result: await cartOf(app, user.id, cep) }
}
