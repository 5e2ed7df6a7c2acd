import type { BestBasket, BestBasketAsked } from '@bra/contract/shopping/baskets.schemas'
import { isOfCentre } from '@bra/contract/trade/sender'
import type { Solved } from '@bra/solver/problem'
import { storesOf } from '../../../acting.ts'
import type { App } from '../../../app.ts'
import type { User } from '../../../platform/routes.ts'
import { ThreadPool } from '../../../platform/thread-pool.ts'
import { upToDate } from '../finder/index.ts'
import { type CartOwner, type Center, centerOf } from '../../orders/cart/index.ts'
import { favoriteStoreIds } from '../../stores/favorite-stores/index.ts'
import { productCards } from '../../stores/listings/index.ts'
import { storeCards } from '../../stores/stores/index.ts'
import { destinationOf, tariffTo } from './baskets.freight.ts'
import { besideCart, termsOfCenter, goodsOfKept, keptInCart } from './baskets.kept.ts'
import { boughtAt, freightsOf } from './baskets.parcels.ts'
import { oneWorse, type Posed, pose } from './baskets.problem.ts'
import { type Candidate, candidates, notesOfOffers } from './baskets.queries.ts'
import { alternativesView, keptView, lineViews, storeViews } from './baskets.view.ts'
import { wantedLines } from './baskets.wanted.ts'
import type { Answer, Task } from './solver-worker.ts'

// more threads than there are free cores would only make everybody slower
const THREADS = 2
const MOST_WAITING = 16
// far above what a task takes, in time and in memory: a thread that is not back by then will not come
const MOST_MS = 15_000
const MOST_MEGABYTES = 256
const solvers = new ThreadPool<Task, Answer>(new URL('./solver-worker.ts', import.meta.url), {
  threads: THREADS,
  waiting: MOST_WAITING,
  milliseconds: MOST_MS,
  megabytes: MOST_MEGABYTES,
})

export const closeSolvers = () => solvers.close()

export interface Asker {
  user: User | null
  owner: CartOwner | null
}

/** Returns the cheapest purchase found for the list; no purchase can be cheaper by more than `gap_cents`. */
export async function bestBasket(app: App, { user, owner }: Asker, asked: BestBasketAsked): Promise<BestBasket> {
  const destination = destinationOf(asked)
  const { wanted, unknown, totals } = await wantedLines(app, await upToDate(app), asked)
  const limited = asked.worse_condition ? (oneWorse(wanted) ?? wanted) : wanted
  const center = await centerOf(app)
  const inCart = await keptInCart(app, owner, { without: asked.replaces, center })
  const offered = await candidates(app.db, [...new Set(wanted.flatMap(({ productIds }) => productIds))])
  const liked = asked.favorites_only && user ? new Set(await favoriteStoreIds(app.db, user.id)) : null
  const open = openTo({ user, liked }, fromCenter(besideCart(offered, inCart), center), asked)
  const tariff = await tariffTo(app, destination)
  const scene = { candidates: open, dropped: asked.dropped, tariff, kept: inCart.parcels }
  const posed = pose(limited, scene)
  const relaxed = asked.worse_condition ? null : oneWorse(limited)
  const { solved, changed } = await solvers.run({
    problem: posed.problem,
    relaxed: relaxed && withStoresOf(posed, pose(relaxed, scene)),
    kept: posed.kept.length,
    most: asked.most_stores,
  })
  const bought = boughtAt(posed, solved)
  const [notes, cards, shops] = await Promise.all([
    notesOfOffers(app.db, [...new Set([...bought.values()].flat().map(({ offer }) => offer.id))]),
    productCards(app.db, [...new Set(limited.map(({ productIds }) => productIds[0]!))]),
    storeCards(
      app.db,
      [...bought.keys()].filter((id) => id !== null),
    ),
  ])
  const shopOf = new Map(shops.map((shop) => [shop.id, shop]))
  const postsInDays = (id: number | null) => (id === null ? center.postsInDays : (shopOf.get(id)?.posts_in_days ?? 0))
  const sent = { bought, kept: inCart.parcels }
  const freights = await freightsOf(app, destination, { ...sent, posed, solved, postsInDays })
  const stores = storeViews({ ...sent, shopOf, freights, wanted: limited, notes })
  const kept = keptView({ ...sent, freights })
  const goods_cents = stores.reduce((sum, each) => sum + each.goods_cents, 0)
  const freight_cents = stores.reduce((sum, each) => sum + each.freight.cents, 0)
  const solvedCents = goods_cents + freight_cents + goodsOfKept(posed.kept) + kept.freight_cents
  return {
    stores,
    lines: lineViews({ wanted: limited, cards, solved, dropped: asked.dropped }),
    ...{ unknown, totals },
    goods_cents,
    freight_cents,
    kept,
    total_cents: goods_cents + freight_cents + kept.goods_cents + kept.freight_cents,
    gap_cents: gapOf(solved, { cents: solvedCents, isLeast: tariff.isLeast }),
    alternatives: alternativesView(changed, { posed, solved, wanted: limited }),
  }
}

/** Null if a bound is not known: stores beyond the limit have units that are not bought. */
function gapOf({ bound, leastGoods, total }: Solved, { cents, isLeast }: { cents: number; isLeast: boolean }) {
  if (bound === 0 && total > 0) return null
  return Math.max(0, cents - (isLeast ? bound : leastGoods))
}

const fromCenter = (offered: Candidate[], center: Center) =>
  offered.map((offer) =>
    isOfCentre(offer) ? { ...offer, ...termsOfCenter(center), posts_in_days: center.postsInDays } : offer,
  )

interface Buyer {
  user: User | null
  /** The only stores to buy from; null for all. */
  liked: ReadonlySet<number> | null
}

function openTo({ user, liked }: Buyer, offered: Candidate[], asked: BestBasketAsked) {
  const [own, shut] = [new Set(storesOf(user)), new Set<number | null>(asked.closed_stores)]
  const most = asked.posts_in_days ?? Infinity
  return offered.filter(
    (offer) =>
      !own.has(offer.seller_id) &&
      !shut.has(offer.store_id) &&
      (liked?.has(offer.seller_id) ?? true) &&
      offer.posts_in_days <= most,
  )
}

/** Puts the relaxed problem's stores in the order of the first, so that its search can begin from that answer. */
function withStoresOf({ storeIds }: Posed, relaxed: Posed) {
  const ids = [...new Set([...storeIds, ...relaxed.storeIds])]
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const stores = ids.map((id) => relaxed.problem.stores[relaxed.storeIds.indexOf(id)]!)
  const offers = relaxed.problem.offers.map((offer) => ({
    ...offer,
    store: placeOf.get(relaxed.storeIds[offer.store]!)!,
  }))
  return { ...relaxed.problem, stores, offers }
}
