import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { readStandard, type Standard, usualStandard, writeStandard } from '@bra/contract/trade/standard'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { keepStandardRow, standardOfPerson } from './standards.queries.ts'
import { bestWithin } from './within.queries.ts'

export const showStandard = async (db: Db, userId: number) => ({
  standard: (await standardOfPerson(db, userId)) ?? null,
})

export async function keepStandard(app: App, userId: number, standard: Standard) {
  await app.transaction((tx) => keepStandardRow(tx, userId, standard, app.clock.now()))
  return { error: false, message: usualReplies.saved, standard }
}

/** Returns the standard that the browser keeps, for visitors too; null for the usual one, which every card tells. */
export function standardOf({ cookies }: FastifyRequest): Standard | null {
  const own = readStandard(cookies.standard)
  return own && writeStandard(own) !== writeStandard(usualStandard) ? own : null
}

type Priced = Pick<Product, 'id' | 'lowest_offer' | 'standard_offer'>

export async function withStandard<Card extends Priced>(
  db: Db,
  cards: Card[],
  standard: Standard | null,
): Promise<Card[]> {
  if (!standard || !cards.length) return cards
  const ids = [...new Set(cards.map(({ id }) => id))]
  const bests = await bestWithin(db, ids, standard)
  return cards.map((card) => tellBest(card, bests.get(card.id) ?? null))
}

/** Tells the best offer within a buyer's own standard; at the same price it is the lowest too. */
export const tellBest = <Card extends Priced>(card: Card, best: NamedOffer | null): Card => ({
  ...card,
  standard_offer: best,
  lowest_offer: best && best.price_cents === card.lowest_offer?.price_cents ? best : card.lowest_offer,
})
