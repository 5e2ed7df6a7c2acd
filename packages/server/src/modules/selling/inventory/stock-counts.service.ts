import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { fail, failSaying } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { setCounted, holdListings } from './listing-writing.queries.ts'
import { listingsById } from './inventory.service.ts'
import { passportRuleOf } from './passport-rules.ts'
import { saveListings } from './saving.ts'
import { messageOf, whyRefused } from './waiting.ts'

interface StockCount {
  store_id: number
  id: number
  quantity: number
}

/** Puts an offer on sale again that was paused until its store has counted it. */
export async function confirmStock(app: App, user: Actor, { store_id, id, quantity }: StockCount) {
  const storeId = ownStore(user, store_id)
  const outcome = await app.transaction(async (tx) => {
    const [listing] = await holdListings(tx, storeId, [id])
    if (!(listing ?? fail('offer_not_found')).unconfirmed_since) fail('stock_not_asked')
    await setCounted(tx, id)
    const status = quantity > 0 ? ('available' as const) : ('paused' as const)
    const passport = await passportRuleOf(tx, 'list')
    const [saved] = await saveListings(tx, app, { storeId, listings: [{ id, quantity, status }], passport })
    return saved!.outcome === 'refused' ? failSaying(saved!.code, whyRefused(saved!)) : saved!
  })
  const message = messageOf(
    say('Estoque confirmado.', 'The stock was confirmed.'),
    [outcome.waits],
    outcome.unseen ? 1 : 0,
  )
  return { error: false, message, result: (await listingsById(app, storeId, [id]))[0]! }
}
