import { doors } from '@bra/contract/kit/doors'
import type { ZodType } from 'zod'
import { textOf } from '../../../../platform/bounded-answer.ts'
import { noteLimit, takeTurn } from './melhor-envio.pace.ts'
import { FreightForbidden, FreightRefused, FreightUnavailable } from './port.ts'

export interface Options {
  baseUrl: string
  token: string
  /** E-mail to write to when this client misbehaves; the API refuses calls without it. */
  contact: string
  timeoutMs: number
  /** How long a call may wait for its turn; as long as for its answer where nothing is said. */
  patienceMs?: number
}

interface ApiCall<T> {
  path: string
  /** Sent by POST; without a body the path is read by GET. */
  body?: object
  schema: ZodType<T>
}

/** Statuses in which the request itself is wrong; after any other a repetition may succeed. */
const UNAUTHORIZED = 401
const REFUSALS = new Set([400, 402, 404, 409, 422])

/** Throws `FreightRefused` with the API's message, or `FreightUnavailable` if it is unknown whether it was done. */
export async function ask<T>(options: Options, { path, body, schema }: ApiCall<T>): Promise<T> {
  const { baseUrl, token, contact, timeoutMs, patienceMs = timeoutMs } = options
  const answer = await answerOf(`${baseUrl}/api/v2/me${path}`, {
    patienceMs,
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'user-agent': `Bra Cards (${contact})`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    timeoutMs,
  })
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new FreightUnavailable('Melhor Envio answered something else', { cause: parsed.error })
  return parsed.data
}

const bodyOf = (answer: Response) => textOf(answer, doors.providerAnswer.bounds.packedBytes)

interface PacedRequest {
  method: string
  headers: Record<string, string>
  body: string | null
  timeoutMs: number
  patienceMs: number
}

const MOST_TRIES = 4

/** A call that came too early was not carried out, so it is made again in its turn. */
async function inTurn(url: string, { timeoutMs, patienceMs, ...request }: PacedRequest) {
  const key = `${new URL(url).origin} ${request.headers.authorization ?? ''}`
  for (let tries = 1; ; tries += 1) {
    await takeTurn(key, patienceMs)
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    if (!noteLimit(key, answer) || tries === MOST_TRIES) return answer
  }
}

export async function answerOf(url: string, request: PacedRequest): Promise<unknown> {
  let answer: Response
  try {
    answer = await inTurn(url, request)
    if (answer.ok) return JSON.parse(await bodyOf(answer))
  } catch (cause) {
    throw new FreightUnavailable('Melhor Envio gave no answer', { cause })
  }
  if (answer.status === UNAUTHORIZED) throw new FreightForbidden('Melhor Envio does not accept the token')
  if (REFUSALS.has(answer.status)) throw new FreightRefused(answer.status, await bodyOf(answer).catch(() => ''))
  throw new FreightUnavailable('Melhor Envio gave no answer', { cause: `status ${answer.status}` })
}
