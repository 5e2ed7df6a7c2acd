import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { nameOfCard, type OwnersCard, pauseOwnOffers } from './counting.queries.ts'
import { refreshAfter } from './listings.events.ts'

/** Pauses a card in all stores of an owner until it is counted; returns null if none of them has it on sale. */
export async function pauseUncounted(tx: Tx, app: Pick<App, 'clock'>, card: OwnersCard) {
  const paused = await pauseOwnOffers(tx, card, app.clock.now())
  if (paused.length === 0) return null
  await refreshAfter(tx, app, paused)
  return nameOfCard(tx, card.productId)
}
