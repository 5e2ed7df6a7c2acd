import { say } from '@bra/contract/kit/saying'
import type { stockAlertsSchemas } from '@bra/contract/selling/stock-alerts.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { ownStore } from '../../../acting.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Actor } from '../../../platform/routes.ts'
import { tellStores, type StoreNews } from '../../stores/stores/index.ts'
import {
  countLow,
  dropThreshold,
  forgetAbove,
  keepThreshold,
  lowOffer,
  lowOffers,
  putAwayLow,
  recordLow,
  thresholdOf,
} from './stock-alerts.queries.ts'

type Chosen = z.output<typeof stockAlertsSchemas.choose.body>
type PutAway = z.output<typeof stockAlertsSchemas.putAway.body>

const MOST_SHOWN = 100

const ownOnly = (user: Actor, storeId: number) => {
  ownStore(user, storeId)
}

export async function showAlerts({ db }: App, user: Actor, storeId: number) {
  ownOnly(user, storeId)
  const [threshold, offers, total] = await Promise.all([
    thresholdOf(db, storeId),
    lowOffers(db, storeId, MOST_SHOWN),
    countLow(db, storeId),
  ])
  return { threshold, offers, total }
}

export async function chooseThreshold(app: App, user: Actor, { store_id: storeId, threshold }: Chosen) {
  ownOnly(user, storeId)
  await app.transaction(async (tx) => {
    if (threshold === null) await dropThreshold(tx, storeId)
    else await keepThreshold(tx, { store_id: storeId, threshold, updated_at: app.clock.now() })
    await forgetAbove(tx, storeId, threshold)
  })
  return {
    error: false,
    message:
      threshold === null ? say('Aviso desligado.', 'Alert switched off.') : say('Aviso guardado.', 'Alert saved.'),
  }
}

export async function putAway(app: App, user: Actor, { store_id: storeId, ids }: PutAway) {
  ownOnly(user, storeId)
  await app.transaction((tx) => putAwayLow(tx, { storeId, ids }, app.clock.now()))
  return { error: false, message: say('Lista atualizada.', 'List updated.') }
}

/** Tells each store of the offers that a sale left at its threshold or below, with one notice for all of them. */
export const tellOfLowStock = (app: App, orderId: number) =>
  app.transaction(async (tx) => {
    const low = await recordLow(tx, orderId, app.clock.now())
    if (low.length === 0) return
    const told: StoreNews[] = []
    for (const [storeId, offers] of Map.groupBy(low, (one) => one.store_id)) {
      const text = await textOf(
        tx,
        offers.map((one) => one.listing_id),
      )
      told.push({ storeId, title: say('Estoque baixo', 'Low stock'), text, link: `/my-store/dashboard/${storeId}` })
    }
    await tellStores(tx, app, 'stock', told)
  })

async function textOf(tx: Tx, listingIds: number[]) {
  const offers = listingIds.length
  if (offers > 1)
    return say(`${offers} ofertas ficaram com poucas unidades.`, `${offers} offers were left with few units.`)
  const { name, quantity } = await lowOffer(tx, listingIds[0]!)
  if (quantity === 0) return say(`${name} ficou sem estoque.`, `${name} was left without stock.`)
  return quantity === 1
    ? say(`${name} ficou com 1 unidade.`, `${name} was left with 1 unit.`)
    : say(`${name} ficou com ${quantity} unidades.`, `${name} was left with ${quantity} units.`)
}
