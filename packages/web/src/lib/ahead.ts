import { hashKey } from '@tanstack/react-query'
import type { RouteMatch } from 'react-router'
import type { Call, Question } from './call.ts'
import type { Ahead } from './page.ts'
import { currentSession } from './session.ts'

/** In milliseconds; an early answer that no page has asked for by then is dropped. */
const KEPT_MS = 10_000

/** Sends requests before hydration. Nothing is drawn before it, because React must find what the server drew. */
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
  const askFor = (matches: RouteMatch[]) => {
    if (!currentSession()) return
    const url = new URL(location.href)
    for (const { route, params } of matches)
      for (const question of (route.handle as Ahead | undefined)?.({ params, url }) ?? []) send(question)
  }
  return { call: take, send, askFor }
}
