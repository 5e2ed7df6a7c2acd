import type { ZodType } from 'zod'
import { FreightRefused, FreightUnavailable } from './port.ts'

export interface Options {
  baseUrl: string
  token: string
  /** Whom to write to when this client misbehaves: they refuse calls without. */
  contact: string
  timeoutMs: number
}

interface Question<T> {
  path: string
  /** Posted; without one the path is read. */
  body?: object
  schema: ZodType<T>
}

/** What is wrong with the question itself; everything else may be better in a while. */
const REFUSALS = new Set([400, 402, 404, 409, 422])

/** Throws `FreightRefused` with what they say, or `FreightUnavailable` where nobody knows whether it was done. */
export async function ask<T>(options: Options, { path, body, schema }: Question<T>): Promise<T> {
  const { baseUrl, token, contact, timeoutMs } = options
  const answer = await answerOf(`${baseUrl}/api/v2/me${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'user-agent': `Bra Cards (${contact})`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new FreightUnavailable('Melhor Envio answered something else', { cause: parsed.error })
  return parsed.data
}

async function answerOf(url: string, request: RequestInit): Promise<unknown> {
  let answer: Response
  try {
    answer = await fetch(url, request)
    if (answer.ok) return await answer.json()
  } catch (cause) {
    throw new FreightUnavailable('Melhor Envio gave no answer', { cause })
  }
  if (REFUSALS.has(answer.status)) throw new FreightRefused(answer.status, await answer.text().catch(() => ''))
  throw new FreightUnavailable('Melhor Envio gave no answer', { cause: `status ${answer.status}` })
}
