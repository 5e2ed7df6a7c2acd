import { type Endpoint, fillPath, type Input, type Reply } from '@bra/contract/kit/api'
import type { ErrorCode, ErrorReply } from '@bra/contract/refusals'

export interface Question {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}
export interface Sent {
  method: string
  url: string
  /** A photo is sent as a raw file. */
  body: string | Blob | undefined
  signal?: AbortSignal
}
/** Carries a request to the server: `fetch` in the browser, a direct call while the server renders. */
export type Transport = (request: Sent) => Promise<{ status: number; text: string }>
export type Call = (route: string, question: Question, signal?: AbortSignal) => Promise<unknown>

/** A refusal of the server in its own words; the message is empty if something between browser and server broke. */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: Record<string, string>

  constructor(status: number, reply: Partial<ErrorReply>) {
    super(reply.message ?? '')
    this.status = status
    this.code = reply.code ?? 'unexpected'
    this.fields = reply.fields ?? {}
  }
}

/** `route` is "METHOD /path" of the contract, short enough to be the key of a query. */
export const createCall =
  (transport: Transport): Call =>
  async (route, { params, query, body }, signal) => {
    const [method, path] = route.split(' ') as [string, string]
    const asked = new URLSearchParams(
      Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    )
    const url = `/api${fillPath(path, params)}${asked.size ? `?${asked}` : ''}`
    const { status, text } = await transport({
      method,
      url,
      body: method === 'GET' ? undefined : body instanceof Blob ? body : JSON.stringify(body ?? {}),
      signal,
    })
    if (status >= 400) throw new CallError(status, refusalIn(text))
    const reply = text ? (JSON.parse(text) as unknown) : null
    return reply
  }

/** A gateway may answer with an HTML page or nothing. */
function refusalIn(text: string): Partial<ErrorReply> {
  try {
    return (JSON.parse(text) as Partial<ErrorReply> | null) ?? {}
  } catch {
    return {}
  }
}

export const routeOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

/** Makes one call of the contract, typed on both ends; the signal cancels it. */
export const callEndpoint = <E extends Endpoint>(call: Call, endpoint: E, input: Input<E>, signal?: AbortSignal) =>
  call(routeOf(endpoint), input as Question, signal) as Promise<Reply<E>>
