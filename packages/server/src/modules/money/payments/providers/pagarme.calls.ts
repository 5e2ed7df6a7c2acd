import { doors } from '@bra/contract/kit/doors'
import type { ZodType } from 'zod'
import { textOf } from '../../../../platform/bounded-answer.ts'
import type { Guard } from './guard.ts'
import { PaymentRejected, PaymentsUnavailable, PaymentUnreadable } from './port.ts'

const TIMEOUT_MS = 15_000

export interface Options {
  baseUrl: string
  secretKey: string
  timeoutMs?: number
  guard?: Guard
}
interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: object
  key?: string
}

/** Calls to Pagar.me v5: https://docs.pagar.me/reference */
export function pagarmeCalls(options: Options) {
  const ask = async <T>(schema: ZodType<T>, call: Call) => understood(schema, await send(options, call))
  return {
    ask,
    /** Returns null if the provider does not know it. */
    find: <T>(schema: ZodType<T>, path: string) => ask(schema, { method: 'GET', path }).catch(noneIfUnknown),
    send: (call: Call) => send(options, call),
  }
}

export class Refusal extends PaymentRejected {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const send = (options: Options, call: Call): Promise<unknown> =>
  options.guard ? options.guard.call(call.method === 'GET', () => sendNow(options, call)) : sendNow(options, call)

async function sendNow({ baseUrl, secretKey, timeoutMs = TIMEOUT_MS }: Options, call: Call): Promise<unknown> {
  const { status, text } = await answerOf(`${baseUrl}${call.path}`, {
    method: call.method,
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      ...(call.body && { 'content-type': 'application/json' }),
      ...(call.key && { 'idempotency-key': call.key }),
    },
    ...(call.body && { body: JSON.stringify(call.body) }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const where = `Pagar.me answered ${status} to ${call.method} ${call.path.replace(/\?.*/, '')}`
  // 409: the same key is being worked on; 401 and 403 are our mistake, which somebody has to mend
  if (status >= 500 || [401, 403, 408, 409, 429].includes(status)) throw new PaymentsUnavailable(where)
  if (status >= 400) throw new Refusal(status, `${where}: ${reasonsIn(text)}`)
  return text ? read(text) : {}
}

async function answerOf(url: string, request: RequestInit) {
  try {
    const answer = await fetch(url, request)
    return { status: answer.status, text: await textOf(answer, doors.providerAnswer.bounds.packedBytes) }
  } catch (cause) {
    throw new PaymentsUnavailable('Pagar.me gave no answer', { cause })
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new PaymentsUnavailable('Pagar.me answered something else', { cause })
  }
}

export function understood<T>(schema: ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new PaymentUnreadable('Pagar.me answered something else', { cause: parsed.error })
  return parsed.data
}

/** Returns the provider's own words for the log, which must never contain what was sent. */
const reasonsIn = (text: string) => text.slice(0, 500)

export function noneIfUnknown(error: unknown): null {
  if (error instanceof Refusal && error.status === 404) return null
  throw error
}
