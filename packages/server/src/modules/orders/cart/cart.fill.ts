import { en, joinedOnce, pt, say, type Saying } from '@bra/contract/kit/saying'
import type { cartSchemas } from '@bra/contract/orders/cart.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, Refusal, sentenceOf } from '../../../platform/errors.ts'
import { numberOf } from '../../ground/settings/index.ts'
import { holdCart } from './cart.queries.ts'
import { refusePut } from './cart.service.ts'
import { doneOr } from './cart.words.ts'
import { cartOf } from './cart.view.ts'
import { countLines, namesOfOffers, takeOutRows } from './lines.queries.ts'
import type { CartOwner } from './owner.ts'
import { putIn, type PutIn } from './putting.queries.ts'

/** Puts many offers into the cart; the rows that they replace are removed only if all of them go in. */
export async function fillCart(app: App, owner: CartOwner, asked: z.output<typeof cartSchemas.fill.body>) {
  const most = await numberOf(app.db, 'cart_lines_max')
  const now = app.clock.now()
  const left = await app.transaction(async (tx) => {
    const cartId = await holdCart(tx, owner, now)
    await takeOutRows(tx, cartId, asked.replaces)
    const refused = []
    for (const { id, quantity, bra_center: from } of asked.items) {
      const put = { owner, listingId: id, quantity, fromCenter: from ?? undefined, now }
      const refusal = await refusalOf(tx, cartId, put)
      if (refusal) refused.push({ id, quantity, refusal })
    }
    if ((await countLines(tx, cartId)) > most) fail('too_many_cart_lines')
    const named = await inWords(tx, refused)
    if (refused[0] && asked.replaces.length) fail(refused[0].refusal.code, { quantity: sentences(named) })
    return named
  })
  return { error: false, message: doneOr(left), left, result: await cartOf(app, owner, asked.cep) }
}

async function refusalOf(tx: Tx, cartId: number, put: PutIn): Promise<Refusal | null> {
  if (await putIn(tx, cartId, put)) return null
  try {
    return await refusePut(tx, cartId, put)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

interface Refused {
  id: number
  quantity: number
  refusal: Refusal
}

async function inWords(tx: Tx, refused: Refused[]) {
  const names = await namesOfOffers(
    tx,
    refused.map(({ id }) => id),
  )
  return refused.map(({ id, quantity, refusal: { fields, said, code } }) => ({
    ...{ id, quantity },
    name: names.get(id) ?? null,
    text: fields?.quantity ?? said ?? sentenceOf(code),
  }))
}

const sentences = (left: { name: string | null; text: Saying }[]) =>
  joinedOnce(left.map(({ name, text }) => (name ? say(pt`${name}: ${text}`, en`${name}: ${text}`) : text)))
