import { refusals } from '@bra/contract/refusals'
import { ownStore } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import { fail } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { setStoreOpen } from '../listings/index.ts'
import { moveStore } from '../stores/index.ts'
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
    return { error: false, message: 'Loja encerrada.', result: managedView((await managedStore(tx, id))!) }
  })

async function refuseUnderWay(tx: Tx, app: App, id: number) {
  const { to_send: toSend, on_the_way: onTheWay, coming_back: comingBack } = await parcelsUnderWay(tx, app, id)
  const left = [
    toSend > 0 && `${toSend} a enviar`,
    onTheWay > 0 && `${onTheWay} a caminho ou no prazo de devolução`,
    comingBack > 0 && `${comingBack} em devolução ou reembolso`,
  ].filter(Boolean)
  if (left.length > 0) fail('store_under_way', { id: `${refusals.store_under_way[1]} Faltam: ${left.join(', ')}.` })
}
