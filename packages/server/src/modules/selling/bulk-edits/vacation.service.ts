import { say } from '@bra/contract/kit/saying'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db.ts'
import { failAt } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/routes.ts'
import { holdSellingStore } from '../inventory/index.ts'
import { setStoreOpen } from '../../stores/listings/index.ts'
import { storesToReturn } from './vacation.queries.ts'
import { setVacation } from '../../stores/stores/index.ts'

/** Takes the whole store off sale until it is back; its offers themselves do not change. */
export async function leave(app: App, user: Actor, asked: { store_id: number; back_on: string | null }) {
  const storeId = ownStore(user, asked.store_id)
  if (asked.back_on !== null && asked.back_on <= dayInBrazil(app.clock.now())) failAt('back_on', 'back_in_the_past')
  const store = await app.transaction((tx) => move(tx, app, storeId, { isAway: true, backOn: asked.back_on }))
  return {
    error: false,
    message: say(
      'Sua loja está de férias. Nada é vendido até a volta.',
      'Your store is on holiday. Nothing is sold until you return.',
    ),
    store,
  }
}

export async function comeBack(app: App, user: Actor, { store_id }: { store_id: number }) {
  const storeId = ownStore(user, store_id)
  const store = await app.transaction((tx) => move(tx, app, storeId, { isAway: false, backOn: null }))
  return { error: false, message: say('Sua loja está aberta de novo.', 'Your store is open again.'), store }
}

async function move(tx: Tx, app: App, storeId: number, to: { isAway: boolean; backOn: string | null }) {
  await holdSellingStore(tx, storeId)
  const store = await setVacation(tx, storeId, to)
  await setStoreOpen(tx, app, { storeId, open: !to.isAway })
  return store
}

/** Ends vacations on the morning of the day named; a store that came back by itself meanwhile is left alone. */
export async function returnStores(app: App) {
  const today = dayInBrazil(app.clock.now())
  for (const storeId of await storesToReturn(app.db, today))
    await app.transaction(async (tx) => {
      const { status } = await holdSellingStore(tx, storeId)
      if (status === 'vacation') await move(tx, app, storeId, { isAway: false, backOn: null })
    })
}
