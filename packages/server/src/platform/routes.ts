import { addressOf, type Endpoint, type Reply, type Shape } from '@bra/contract/api'
import { GuestId } from '@bra/contract/shapes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import type { App } from '../app.ts'
import { fail, failSaying } from './errors.ts'
import { storable } from './storable.ts'

/** The browser that asks, signed in or not. */
export interface Visitor {
  guestId: string | null
}

/** The person who asks. `storeIds` are the stores that the person owns. */
export interface User {
  id: number
  role: 'client' | 'supplier' | 'admin'
  sessionId: number
  storeIds: number[]
  /** 18 or older: may buy and sell. */
  adult: boolean
  /** Has confirmed the e-mail. */
  confirmed: boolean
  /** The operator who sees the shop as this person, and may change nothing. */
  operatorId: number | null
}

type Context<E> = { app: App; visitor: Visitor; user: UserOf<E>; request: FastifyRequest } & ParsedInput<E>
type UserOf<E> = E extends Endpoint<Shape, infer A> ? ('open' extends A ? User | null : User) : never
type ParsedInput<E> =
  E extends Endpoint<infer S>
    ? {
        [K in keyof S as K extends 'params' | 'query' | 'body' ? K : never]: S[K] extends ZodType<infer Output>
          ? Output
          : never
      }
    : never
type Verb<E> = (context: Context<E>) => Reply<E> | Promise<Reply<E>>

export interface Binding {
  endpoint: Endpoint
  name: string
  shape: Shape
  verb: (context: never) => unknown
}

/** Endpoint → verb: a missing verb, or a reply of another shape, does not compile. */
export function routes<S extends Record<string, Shape>, T extends { [K in keyof S]: Endpoint<S[K]> }>(
  table: T,
  schemas: S,
  verbs: { [K in keyof S]: Verb<T[K]> },
): Binding[] {
  return Object.keys(table).map((name) => ({
    name,
    endpoint: table[name]!,
    shape: schemas[name]!,
    verb: verbs[name] as never,
  }))
}

/** Where an endpoint lives, in the router's notation. */
export const urlOf = (endpoint: Endpoint) => addressOf(endpoint).replace(/\{(\w+)\}/g, ':$1')

/** How what is sent is squeezed. */
export const compression = { encodings: ['gzip', 'identity'] satisfies ('gzip' | 'identity')[], threshold: 1024 }

/** Registers one endpoint: input and reply go through the contract, so nothing unknown comes in or leaks out. */
export function register(server: FastifyInstance, app: App, { endpoint, shape, verb }: Binding) {
  const answer = verb as (context: unknown) => unknown
  server.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    ...(shape.maxBytes && { bodyLimit: shape.maxBytes }),
    // lists of numbers take four times as long to squeeze hard, for a tenth of their size
    compress: { ...compression, zlibOptions: { level: 1 } },
    handler: async (request, reply) => {
      const user = await admitted(app, { endpoint, shape }, request)
      request.body = storable(request.body)
      const refusal = shape.refuses?.(request.body)
      if (refusal) fail(refusal)
      const context = {
        app: user?.operatorId ? readingOnly(app) : app,
        request,
        user,
        visitor: { guestId: guestOf(request) },
        params: parse(shape.params, storable(request.params)),
        query: parse(shape.query, storable(request.query)),
        body: parse(shape.body, request.body ?? {}),
      }
      const answered = shape.reply.parse(await answer(context))
      // a computer that others use keeps nothing of a person
      if (user) void reply.header('cache-control', 'private, no-store')
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered))
    },
  })
}

/** The token of the request, if it is shaped like one. */
export const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]

/** Whom the token names, if the endpoint is for them; refuses everybody else. */
async function admitted(
  app: App,
  { endpoint, shape }: Pick<Binding, 'endpoint' | 'shape'>,
  request: FastifyRequest,
): Promise<User | null> {
  const { access, method, reads } = endpoint
  const token = bearerOf(request)
  const user = token ? await app.userOfToken(token) : null
  if (access === 'open') return user
  if (!user) failSaying('login_required', shape.toVisitors)
  if (access === 'admin' && user.role !== 'admin') fail('forbidden')
  if (access === 'seller' && user.storeIds.length === 0) fail('forbidden')
  if (user.operatorId && method !== 'GET' && !reads) fail('acting_read_only')
  return user
}

/** What writes needs a transaction: whoever acts as somebody else is given none, whatever the call. */
const readingOnly = (app: App): App => ({ ...app, transaction: async () => fail('acting_read_only') })

function guestOf(request: FastifyRequest) {
  return GuestId.safeParse(request.headers['x-guest-id']).data ?? null
}

function parse(schema: ZodType | undefined, value: unknown) {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message] as const)
  return fail('invalid_input', Object.fromEntries(fields))
}
