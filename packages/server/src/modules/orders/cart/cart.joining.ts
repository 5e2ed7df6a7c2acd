import type { cartSchemas } from '@bra/contract/orders/cart.schemas'
import type { ErrorCode } from '@bra/contract/refusals'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { sentenceOf } from '../../../platform/errors.ts'
import type { User } from '../../../platform/routes.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { holdCart } from './cart.queries.ts'
import { cartOf } from './cart.view.ts'
import { doneOr } from './cart.words.ts'
import { countLines } from './lines.queries.ts'
import { deleteCart, holdVisitorsCart, joinSameOffers, moveRows, rowsLeft, takeOutOwn } from './joining.queries.ts'
import { ofPerson } from './owner.ts'

/** Puts the cart that a visitor filled into the account's; rows beyond the limit stay with the visitor. */
export async function joinCart(app: App, user: User, asked: z.output<typeof cartSchemas.join.body>) {
  const most = await numberOf(app.db, 'cart_lines_max')
  const owner = ofPerson(user.id)
  const { own, waiting } = await app.transaction(async (tx) => {
    const into = await holdCart(tx, owner, app.clock.now())
    const from = await holdVisitorsCart(tx, asked.guest_id)
    if (from === undefined) return { own: [], waiting: [] }
    const own = await takeOutOwn(tx, from, user.id)
    await joinSameOffers(tx, { from, into })
    await moveRows(tx, { from, into }, Math.max(0, most - (await countLines(tx, into))))
    const waiting = await rowsLeft(tx, from)
    if (waiting.length === 0) await deleteCart(tx, from)
    return { own, waiting }
  })
  const left = [...own.map(because('own_offer')), ...waiting.map(because('too_many_cart_lines'))]
  return {
    error: false,
    message: doneOr(left),
    left,
    waiting: waiting.length,
    result: await cartOf(app, owner, asked.cep),
  }
}

const because =
  (code: ErrorCode) =>
  <T extends object>(row: T) => ({ ...row, text: sentenceOf(code) })
