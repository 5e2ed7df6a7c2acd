import type { App } from '../../../app.ts'
import { dayInBrazil } from '../../../platform/clock.ts'
import { Memory, oneForEach } from '../../../platform/memory.ts'
import { networkOf, type Origin } from '../../ground/security/index.ts'
import { isPerson, viewerOf } from './viewer.ts'
import { giveViews, insertViews, type View } from './views.queries.ts'

const FLUSH_MS = 1000
/** Limits memory while the database is away; further views are not counted. */
const MAX_WAITING = 10_000
/** Guests counted for each network, product and day: homes share an address, but so do invented guests. */
export const MOST_GUESTS = 50
const MOST_CROWDS = 20_000

interface Waiting {
  views: Map<string, View>
  timer: NodeJS.Timeout | undefined
  underWay: Promise<void>
}

const waitingOf = new WeakMap<App, Waiting>()
const crowdsOf = oneForEach<App, Memory<Set<string>>>(() => new Memory({ most: MOST_CROWDS }))

/** Notes that someone saw a product; it is written within a second, so that no request waits for it. */
export function recordView(app: App, productId: number, viewer: string | null) {
  const waiting = waitingOf.get(app) ?? { views: new Map(), timer: undefined, underWay: Promise.resolve() }
  waitingOf.set(app, waiting)
  if (!viewer || waiting.views.size >= MAX_WAITING) return
  const seenAt = app.clock.now()
  const view = { product_id: productId, viewer, day: dayInBrazil(seenAt), seen_at: seenAt }
  waiting.views.set(`${productId} ${view.day} ${viewer}`, view)
  waiting.timer ??= setTimeout(() => void flushViews(app), FLUSH_MS).unref()
}

interface SeenProduct {
  productId: number
  viewer: string | null
  from: Pick<Origin, 'address'>
}

/** Returns whether the view was noted; it is not without a guest id, or if too many guests come from one network. */
export function noteView(app: App, { productId, viewer, from }: SeenProduct) {
  if (viewer === null || !isBelieved(app, { productId, viewer, from })) return { result: false }
  recordView(app, productId, viewer)
  return { result: true }
}

function isBelieved(app: App, { productId, viewer, from }: SeenProduct & { viewer: string }) {
  if (isPerson(viewer)) return true
  const crowds = crowdsOf(app)
  const key = `${networkOf(from.address)} ${productId} ${dayInBrazil(app.clock.now())}`
  const crowd = crowds.get(key) ?? crowds.put(key, new Set())
  if (crowd.size < MOST_GUESTS) crowd.add(viewer)
  return crowd.has(viewer)
}

export async function flushViews(app: App) {
  const waiting = waitingOf.get(app)
  if (!waiting) return
  clearTimeout(waiting.timer)
  const views = [...waiting.views.values()]
  waiting.timer = undefined
  waiting.views.clear()
  waiting.underWay = waiting.underWay.then(() => writeViews(app, views))
  await waiting.underWay
}

export async function adoptViews(app: App, userId: number, guestId: string | null) {
  if (!guestId) return
  await flushViews(app)
  await app.transaction((tx) => giveViews(tx, guestId, viewerOf(userId)))
}

async function writeViews(app: App, views: View[]) {
  if (!views.length) return
  try {
    await app.transaction((tx) => insertViews(tx, views))
  } catch (error) {
    app.log.error({ err: error, views: views.length }, 'views lost')
  }
}
