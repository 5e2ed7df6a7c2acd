import type { Completing, storefrontsSchemas } from '@bra/contract/shopping/storefronts.schemas'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import type { User } from '../../../platform/routes.ts'
import { type Bundle, bundlesInCart, type Destination, destinationOf, ofPerson } from '../../orders/cart/index.ts'
import { productCards } from '../../stores/listings/index.ts'
import {
  cheapestFreightByOrigin,
  estimateFor,
  freeShippingToday,
  type FreeRule,
  freightRulesTo,
  gramsOf,
  lowestFreeFrom,
  ruleOfDay,
  ruleOfStore,
} from '../../stores/shipping/index.ts'
import { visibleStore } from '../../stores/stores/index.ts'
import { chosenToComplete, sumOf } from './completing.ts'
import { freightsOf, type StoreParcel } from './parcel.freight.ts'
import { bestOfWants, sendingOf, type WantedOffer } from './parcel.queries.ts'
import { countLacked, wantedOffers } from './storefronts.queries.ts'

type ParcelAsked = z.output<typeof storefrontsSchemas.parcel.body>

const CARD_GRAMS = 2

export async function parcelOfStore(app: App, user: User | null, { store_id: storeId, cep }: ParcelAsked) {
  const { db } = app
  const store = await visibleStore(db, storeId)
  const [sender, destination] = await Promise.all([sendingOf(db, storeId), destinationOf(db, user?.id ?? null, cep)])
  const freeRules = [
    ...ruleOfStore(store.free_shipping_over_cents),
    ...(destination ? await freeRulesTo(app, storeId, destination) : []),
  ]
  const own = user !== null && sender.owner_id === user.id
  const isClosed = own || store.status !== 'open'
  const parcel = { storeId, sender, destination, freeRules, postsInDays: store.posts_in_days }
  return {
    own,
    cep: destination?.cep ?? null,
    free_from_cents: lowestFreeFrom(freeRules, CARD_GRAMS),
    one_card: destination && (await freightOfCard(app, sender.uf, destination)),
    mine: user && (await countsOf(app, user, storeId)),
    completing: user && !isClosed ? await completingOf(app, user, parcel) : null,
  }
}

async function freeRulesTo({ db, clock }: App, storeId: number, { uf }: Destination): Promise<FreeRule[]> {
  const [day, own] = await Promise.all([freeShippingToday(db, clock, uf), freightRulesTo(db, uf, [storeId])])
  return [...(own.get(storeId) ?? []), ...ruleOfDay(day)]
}

async function freightOfCard({ db }: App, from: Destination['uf'], to: Destination) {
  const freight = estimateFor((await cheapestFreightByOrigin(db, to.uf, CARD_GRAMS)).get(from), 0)
  return freight ? { cents: freight.cents, method: freight.methodName } : null
}

async function countsOf({ db }: App, user: User, storeId: number) {
  const [wanted, missing] = await Promise.all([wantedOffers(db, user.id, storeId), countLacked(db, user.id, storeId)])
  return { wanted: wanted.length, missing }
}

async function completingOf(app: App, user: User, parcel: StoreParcel): Promise<Completing | null> {
  const { storeId, freeRules } = parcel
  const bundles = await bundlesInCart(app.db, ofPerson(user.id), [])
  const inCart = bundles.flatMap(({ lines }) => lines.map(({ product }) => product.id))
  const wanted = await bestOfWants(app.db, user.id, { storeId, inCart })
  if (!wanted.length) return null
  const bundle = bundles.find(({ store }) => store?.store.id === storeId)
  const items = chosenToComplete(wanted, missingOf(freeRules, bundle))
  const [before, after] = await freightsOf(app, user, { parcel, bundle, items })
  return {
    items: await itemsView(app, items),
    others: wanted.length - items.length,
    goods_cents: sumOf(items),
    freight_before_cents: before,
    freight_cents: after,
  }
}

function missingOf(freeRules: FreeRule[], bundle: Bundle | undefined) {
  const from = lowestFreeFrom(freeRules, gramsOf(bundle?.items ?? []))
  return from === null ? null : Math.max(0, from - (bundle?.goodsCents ?? 0))
}

async function itemsView({ db }: App, items: WantedOffer[]): Promise<Completing['items']> {
  const cards = await productCards(
    db,
    items.map(({ product_id: id }) => id),
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return items.map((item) => ({ ...item, product: cardOf.get(item.product_id)! }))
}
