import { en, joined, pt, say } from '@bra/contract/kit/saying'
import { ownStore } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail, sentenceOf } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { setStoreOpen } from '../listings/index.ts'
import { moveStore } from './store-writes.queries.ts'
import { parcelsUnderWay } from './closing.queries.ts'
import { FIXED } from './edit.service.ts'
import { holdStore, managedStore, managedView, noteDecision } from './onboarding.queries.ts'
import { tellDecided } from './onboarding-notices.ts'

/** Closes a store for good, by its owner; refused while anything bought from it is under way. */
export const closeStore = (app: App, user: Actor, id: number) =>
  app.transaction(async (tx) => {
    const store = (await holdStore(tx, ownStore(user, id)))!
    if (FIXED.has(store.status)) fail('store_not_editable')
    await refuseUnderWay(tx, app, id)
    const to = await moveStore(tx, id, { from: store.status, move: 'close', set: { back_on: null } })
    if (!to) fail('store_moved')
    await setStoreOpen(tx, app, { storeId: id, open: false })
    // a purchase made meanwhile had locked an offer, and is counted now
    await refuseUnderWay(tx, app, id)
    await noteDecision(tx, {
      ...{ store_id: id, user_id: user.id, from_status: store.status, to_status: to, reason: null },
      decided_at: app.clock.now(),
    })
    await tellDecided(tx, app, { id, move: 'close', reason: '' })
    return {
      error: false,
      message: say('Loja encerrada.', 'Store closed.'),
      result: managedView((await managedStore(tx, id))!),
    }
  })

async function refuseUnderWay(tx: Tx, app: App, id: number) {
  const { to_send: toSend, on_the_way: onTheWay, coming_back: comingBack } = await parcelsUnderWay(tx, app, id)
  const left = [
    ...(toSend > 0 ? [say(`${toSend} a enviar`, `${toSend} to send`)] : []),
    ...(onTheWay > 0 ? [onTheWaySaying(onTheWay)] : []),
    ...(comingBack > 0
      ? [say(`${comingBack} em devolução ou reembolso`, `${comingBack} coming back or being refunded`)]
      : []),
  ]
  if (left.length === 0) return
  const [why, all] = [sentenceOf('store_under_way'), joined(left, ', ')]
  fail('store_under_way', { id: say(pt`${why} Faltam: ${all}.`, en`${why} Left: ${all}.`) })
}

const onTheWaySaying = (parcels: number) =>
  say(`${parcels} a caminho ou no prazo de devolução`, `${parcels} on the way or in the time to return`)
