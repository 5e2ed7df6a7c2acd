import type { FastifyReply } from 'fastify'

const SPAN_MS = 60_000

/** Melhor Envio's limit of calls a minute for each token: https://docs.melhorenvio.com.br/docs/limite-de-requisicoes */
export interface CallLimit {
  calls: number
  spanMs: number
  made: Map<string, number[]>
  refused: number
  answered: number
}

export const openLimit = (): CallLimit => ({ calls: 250, spanMs: SPAN_MS, made: new Map(), refused: 0, answered: 0 })

export function countCall(limit: CallLimit, token: string, reply: FastifyReply) {
  const now = performance.now()
  const made = (limit.made.get(token) ?? []).filter((at) => at > now - limit.spanMs)
  limit.made.set(token, made)
  // the header tells calls a minute, so it says nothing of a span that a test has shortened
  if (limit.spanMs === SPAN_MS) reply.header('x-ratelimit-limit', String(limit.calls))
  if (made.length < limit.calls) {
    made.push(now)
    limit.answered += 1
    return null
  }
  limit.refused += 1
  const seconds = Math.max(1, Math.ceil((made[0]! + limit.spanMs - now) / 1000))
  return reply.status(429).header('retry-after', String(seconds)).send({ message: 'Too Many Attempts.' })
}
