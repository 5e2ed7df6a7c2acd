import type { App } from '../../app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import type { User } from '../../platform/routes.ts'
import { refreshAfter } from '../listings/index.ts'
import { holdListings } from './listing-writing.queries.ts'
import { cardOfStore, holdSellingStore } from './ownership.ts'
import { messageOf, waitingOf } from './waiting.ts'
import { removeListings, restoreListings, storesOfListings } from './removing.queries.ts'

/** Removed offers can be taken back for so long. */
export const KEPT_DAYS = 30

interface Named {
  id?: number
  ids?: number[]
}

/** All of them or none: what lies in the centre has to come back first. */
export async function removeOffers(app: App, user: User, named: Named) {
  const ids = idsOf(named)
  const storeId = await storeOf(app.db, user, ids)
  const removed = await app.transaction((tx) => takeOff(tx, app, { storeId, ids }))
  return { error: false, message: 'Removido com sucesso.', store: await cardOfStore(app.db, storeId), removed }
}

/** For any writer: the offers of one store, of which none may lie in the centre. */
export async function takeOff(tx: Tx, app: Pick<App, 'clock'>, { storeId, ids }: { storeId: number; ids: number[] }) {
  await holdSellingStore(tx, storeId)
  const held = await holdListings(tx, storeId, ids)
  if (held.length < ids.length) fail('offer_not_found')
  if (held.some((row) => row.bra_center_quantity > 0)) fail('units_in_center')
  const gone = await removeListings(tx, ids, app.clock.now())
  await refreshAfter(tx, app, gone)
  return gone.map((row) => row.id)
}

/** One whose variant the store has on offer again stays away. */
export async function restoreOffers(app: App, user: User, { ids }: { ids: number[] }) {
  const storeId = await storeOf(app.db, user, ids)
  const { restored, waits } = await app.transaction((tx) => restoreRemoved(tx, app, { storeId, ids }))
  if (restored.length === 0) fail('listing_exists')
  return {
    error: false,
    message: messageOf('Ofertas de volta.', waits),
    store: await cardOfStore(app.db, storeId),
    restored,
  }
}

/** For any writer. */
export async function restoreRemoved(
  tx: Tx,
  app: Pick<App, 'clock'>,
  { storeId, ids }: { storeId: number; ids: number[] },
) {
  const { isOpen, uf } = await holdSellingStore(tx, storeId)
  const back = await restoreListings(tx, ids, { storeId, isOpen, uf, at: app.clock.now() })
  const waiting = waitingOf(await refreshAfter(tx, app, back))
  const restored = back.map((row) => row.id)
  return { restored, waits: restored.map((id) => waiting.get(id)) }
}

const idsOf = ({ id, ids = [] }: Named) => [...new Set(id === undefined ? ids : [id, ...ids])]

/** The one store of the caller that they are of. */
async function storeOf(db: Db, user: User, ids: number[]) {
  const [storeId, other] = await storesOfListings(db, ids, user.storeIds)
  if (storeId === undefined || other !== undefined) fail('offer_not_found')
  return storeId
}
