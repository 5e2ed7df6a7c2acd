import { hashKey } from '@tanstack/react-query'
import type { RouteMatch } from 'react-router'
import type { Call, Question } from './call.ts'
import type { Ahead } from './page.ts'
import { currentSession } from './session.ts'

/** A page that has not asked by then does not ask. */
const KEPT_MS = 10_000

/**
 * Calls that leave before the page stands. Whoever asks the same a moment later takes the answer that is on its way:
 * until then nothing of it may be drawn, for the page has to begin as the server drew it.
 */
export function withAhead(call: Call) {
  const sent = new Map<string, Promise<unknown>>()
  const take: Call = (route, question, signal) => {
    const key = hashKey([route, question])
    const early = sent.get(key)
    sent.delete(key)
    return early ?? call(route, question, signal)
  }
  const send = (asked: { queryKey: readonly unknown[] }) => {
    const [route, question = {}] = asked.queryKey as [string, Question?]
    const answer = call(route, question)
    answer.catch(() => undefined)
    const key = hashKey([route, question])
    sent.set(key, answer)
    setTimeout(() => sent.delete(key), KEPT_MS)
  }
  /** What the pages ask of somebody who is signed in. */
  const askFor = (matches: RouteMatch[]) => {
    if (!currentSession()) return
    const url = new URL(location.href)
    for (const { route, params } of matches)
      for (const question of (route.handle as Ahead | undefined)?.({ params, url }) ?? []) send(question)
  }
  return { call: take, send, askFor }
}
