import type { App } from '../../../app.ts'
import { touchSessions } from './sessions.queries.ts'

const FLUSH_MS = 1000
/** How stale `last_seen_at` may be: writing it at each request would cost more than it is worth. */
const SEEN_MS = 5 * 60_000

interface Waiting {
  seen: Map<number, Date>
  timer: NodeJS.Timeout | undefined
  underWay: Promise<void>
}

const waitingOf = new WeakMap<App, Waiting>()

/** Notes that a session is in use; it is written within a second, so that no request waits for it. */
export function noteSeen(app: App, { sessionId, lastSeenAt }: { sessionId: number; lastSeenAt: Date }) {
  const now = app.clock.now()
  if (now.getTime() - lastSeenAt.getTime() <= SEEN_MS) return
  const waiting = waitingOf.get(app) ?? { seen: new Map<number, Date>(), timer: undefined, underWay: Promise.resolve() }
  waitingOf.set(app, waiting)
  waiting.seen.set(sessionId, now)
  waiting.timer ??= setTimeout(() => void flushSeen(app), FLUSH_MS).unref()
}

export async function flushSeen(app: App) {
  const waiting = waitingOf.get(app)
  if (!waiting) return
  clearTimeout(waiting.timer)
  waiting.timer = undefined
  const seen = [...waiting.seen].map(([id, at]) => ({ id, at }))
  waiting.seen.clear()
  waiting.underWay = waiting.underWay.then(() => writeSeen(app, seen))
  await waiting.underWay
}

async function writeSeen(app: App, seen: { id: number; at: Date }[]) {
  if (seen.length === 0) return
  try {
    await app.transaction((tx) => touchSessions(tx, seen))
  } catch (error) {
    app.log.error({ err: error, sessions: seen.length }, 'presence lost')
  }
}
