import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import { paginate, type PageQuery } from '../../../platform/paging.ts'
import type { Actor } from '../../../platform/routes.ts'
import { holdSellingStore, messageOf, restoreRemoved, takeOff, waitingOf } from '../inventory/index.ts'
import { refreshAfter } from '../../stores/listings/index.ts'
import {
  changeOfStores,
  changesOfStore,
  countOfChanges,
  countOfFitting,
  fittingOf,
  holdChange,
  holdOffersOfChange,
  linesOfChange,
  markUndone,
  pauseOfStore,
  putBack,
} from './bulk-history.queries.ts'

export async function listChanges({ db }: App, user: Actor, { store_id, ...asked }: PageQuery & { store_id: number }) {
  const storeId = ownStore(user, store_id)
  const [changes, total, paused] = await Promise.all([
    changesOfStore(db, storeId, asked),
    countOfChanges(db, storeId),
    pauseOfStore(db, storeId),
  ])
  return { changes, paginate: paginate(asked, total), paused }
}

export async function showChange({ db }: App, user: Actor, { id, ...asked }: PageQuery & { id: number }) {
  const { change } = (await changeOfStores(db, id, user.storeIds)) ?? fail('change_not_found')
  const [lines, fits] = await Promise.all([linesOfChange(db, id, asked), change.undone_at ? 0 : countOfFitting(db, id)])
  const moved = change.undone_at ? 0 : change.offers - fits
  return { change, lines, paginate: paginate(asked, change.offers), fits, moved }
}

/** Undoes a change, except for offers changed or sold since; the offers are locked before that is checked. */
export async function undoChange(app: App, user: Actor, id: number) {
  const { store_id: storeId } = (await changeOfStores(app.db, id, user.storeIds)) ?? fail('change_not_found')
  const { restored, kept, waits, unseen } = await app.transaction(async (tx) => {
    await holdSellingStore(tx, storeId)
    const held = (await holdChange(tx, id)) ?? fail('change_not_found')
    if (held.undone_at) fail('change_undone')
    if (held.under_way) fail('change_under_way')
    await holdOffersOfChange(tx, id)
    const { back, waits, unseen } = await takeBack(tx, app, { id, storeId })
    await markUndone(tx, id, { restored: back, at: app.clock.now() })
    return { restored: back.length, kept: held.offers - back.length, waits, unseen }
  })
  return {
    error: false,
    message: messageOf(say('Alteração desfeita.', 'Change undone.'), waits, unseen),
    restored,
    kept,
  }
}

async function takeBack(tx: Tx, app: App, { id, storeId }: { id: number; storeId: number }) {
  const { removed, made, changed } = await fittingOf(tx, id)
  const gone = made.length > 0 ? await takeOff(tx, app, { storeId, ids: made }) : []
  const returned =
    removed.length > 0
      ? await restoreRemoved(tx, app, { storeId, ids: removed })
      : { restored: [], waits: [], unseen: 0 }
  const put = changed.length > 0 ? await putBack(tx, id, { ids: changed, at: app.clock.now() }) : []
  const waiting = waitingOf(await refreshAfter(tx, app, put))
  const back = [...gone, ...returned.restored, ...put.map((offer) => offer.id!)]
  const unseen = returned.unseen + put.filter((offer) => offer.unseen).length
  return { back, waits: [...returned.waits, ...waiting.values()], unseen }
}
