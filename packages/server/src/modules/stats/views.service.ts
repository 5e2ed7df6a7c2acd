import type { App } from '../../app.ts'
import { dayInBrazil } from '../../platform/clock.ts'
import { viewerOf } from './viewer.ts'
import { giveViews, insertViews, type View } from './views.queries.ts'

const FLUSH_MS = 1000
/** A database that is away must not fill the memory: what does not fit is not counted. */
const MAX_WAITING = 10_000

interface Waiting {
  views: Map<string, View>
  timer: NodeJS.Timeout | undefined
  underWay: Promise<void>
}

const waitingOf = new WeakMap<App, Waiting>()

/** Notes that someone saw a product; written within a second, so that no request waits for it. */
export function recordView(app: App, productId: number, viewer: string | null) {
  const waiting = waitingOf.get(app) ?? { views: new Map(), timer: undefined, underWay: Promise.resolve() }
  waitingOf.set(app, waiting)
  if (!viewer || waiting.views.size >= MAX_WAITING) return
  const seenAt = app.clock.now()
  const view = { product_id: productId, viewer, day: dayInBrazil(seenAt), seen_at: seenAt }
  waiting.views.set(`${productId} ${view.day} ${viewer}`, view)
  waiting.timer ??= setTimeout(() => void flushViews(app), FLUSH_MS).unref()
}

/** Whether it was noted: somebody without a guest id is nobody. */
export function noteView(app: App, productId: number, viewer: string | null) {
  recordView(app, productId, viewer)
  return { result: viewer !== null }
}

/** Writes what is noted, and waits for it. */
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

/** What the guest of a browser looked at becomes the person's who signed in there. */
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
