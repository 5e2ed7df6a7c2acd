import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { usualReplies } from '../../../platform/usual-replies.ts'
import { refreshAfter } from '../../stores/listings/index.ts'
import { type ChangeLine, insertChange, keepLines } from './changes.queries.ts'
import { holdListings } from './listing-writing.queries.ts'
import { cardOfStore, holdSellingStore } from './ownership.ts'
import { messageOf, waitingOf } from './waiting.ts'
import { removeListings, restoreListings, storesOfListings } from './removing.queries.ts'

export const KEPT_DAYS = 30

interface NamedOffers {
  id?: number
  ids?: number[]
}

/** Removes all of these offers or none; refused while units lie in the centre. */
export async function removeOffers(app: App, user: Actor, named: NamedOffers) {
  const ids = idsOf(named)
  const storeId = await storeOf(app.db, user, ids)
  const removed = await app.transaction(async (tx) => {
    const gone = await takeOff(tx, app, { storeId, ids })
    const change = { store_id: storeId, user_id: user.id, action: { kind: 'remove' } as const }
    await keepLines(tx, await insertChange(tx, { ...change, made_at: app.clock.now() }), gone.map(removalOf))
    return gone
  })
  return {
    error: false,
    message: usualReplies.removed,
    store: await cardOfStore(app.db, storeId),
    removed,
  }
}

/** A removed offer is kept whole in `removed_listings`, so its line in the history is empty. */
export const removalOf = (id: number): ChangeLine => ({ listing_id: id, before: {}, after: null })

export async function takeOff(tx: Tx, app: Pick<App, 'clock'>, { storeId, ids }: { storeId: number; ids: number[] }) {
  await holdSellingStore(tx, storeId)
  const held = await holdListings(tx, storeId, ids)
  if (held.length < ids.length) fail('offer_not_found')
  if (held.some((row) => row.bra_center_quantity > 0)) fail('units_in_center')
  const gone = await removeListings(tx, ids, app.clock.now())
  await refreshAfter(tx, app, gone)
  return gone.map((row) => row.id)
}

/** Restores removed offers; one whose variant the store has on offer again stays removed. */
export async function restoreOffers(app: App, user: Actor, { ids }: { ids: number[] }) {
  const storeId = await storeOf(app.db, user, ids)
  const { restored, waits, unseen } = await app.transaction((tx) => restoreRemoved(tx, app, { storeId, ids }))
  if (restored.length === 0) fail('listing_exists')
  return {
    error: false,
    message: messageOf(say('Ofertas de volta.', 'Offers are back.'), waits, unseen),
    store: await cardOfStore(app.db, storeId),
    restored,
  }
}

export async function restoreRemoved(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { storeId, ids }: { storeId: number; ids: number[] },
) {
  const { isOpen, uf } = await holdSellingStore(tx, storeId)
  const back = await restoreListings(tx, ids, { storeId, isOpen, uf, at: app.clock.now() })
  const waiting = waitingOf(await refreshAfter(tx, app, back))
  const restored = back.map((row) => row.id)
  const unseen = back.filter((row) => row.unseen).length
  return { restored, waits: restored.map((id) => waiting.get(id)), unseen }
}

const idsOf = ({ id, ids = [] }: NamedOffers) => [...new Set(id === undefined ? ids : [id, ...ids])]

/** Returns the caller's one store that these offers belong to; otherwise `offer_not_found`. */
async function storeOf(db: Db, user: Actor, ids: number[]) {
  const [storeId, other] = await storesOfListings(db, ids, user.storeIds)
  if (storeId === undefined || other !== undefined) fail('offer_not_found')
  return storeId
}
