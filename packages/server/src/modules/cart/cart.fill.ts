import type { cartSchemas } from '@bra/contract/cart.schemas'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import { fail, Refusal } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { numberOf } from '../settings/index.ts'
import { holdCart } from './cart.queries.ts'
import { refusePut } from './cart.service.ts'
import { cartOf } from './cart.view.ts'
import { countLines, putIn, type PutIn, takeOutRows } from './lines.queries.ts'

/** Puts many offers in at once; what they replace leaves only if all of them go in. */
export async function fillCart(app: App, user: User, asked: z.output<typeof cartSchemas.fill.body>) {
  const most = await numberOf(app.db, 'cart_lines_max')
  const now = app.clock.now()
  const left = await app.transaction(async (tx) => {
    const cartId = await holdCart(tx, user.id, now)
    await takeOutRows(tx, cartId, asked.replaces)
    const left = []
    for (const { id, quantity, bra_center: fromCenter } of asked.items) {
      const refusal = await refusalOf(tx, { cartId, userId: user.id, listingId: id, quantity, fromCenter, now })
      if (refusal && asked.replaces.length) throw refusal
      if (refusal) left.push({ id, quantity, text: refusal.fields?.quantity ?? refusal.message })
    }
    if ((await countLines(tx, cartId)) > most) fail('too_many_cart_lines')
    return left
  })
  const message = left.length ? 'Nem tudo coube no carrinho' : 'Tudo no carrinho'
  return { error: false, message, left, result: await cartOf(app, user.id, asked.cep) }
}

/** Null where it went in. */
async function refusalOf(tx: Tx, put: PutIn): Promise<Refusal | null> {
  if (await putIn(tx, put)) return null
  try {
    return await refusePut(tx, put)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
