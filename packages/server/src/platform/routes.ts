import type { Endpoint, Reply, Shape } from '@bra/contract/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import type { App } from '../app.ts'
import { fail } from './errors.ts'

/** Who asks: nobody yet has a session, everybody has the id of a guest. */
export interface Visitor {
  guestId: string | null
}

type Context<E> = { app: App; visitor: Visitor; request: FastifyRequest } & ParsedInput<E>
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
export function routes<S extends Record<string, Shape>>(
  table: { [K in keyof S]: Endpoint<S[K]> },
  schemas: S,
  verbs: { [K in keyof S]: Verb<Endpoint<S[K]>> },
): Binding[] {
  return Object.keys(table).map((name) => ({
    name,
    endpoint: table[name]!,
    shape: schemas[name]!,
    verb: verbs[name] as never,
  }))
}

/** Where an endpoint lives, in the router's notation. */
export const urlOf = ({ path }: Endpoint) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`

/** Registers one endpoint: input and reply go through the contract, so nothing unknown comes in or leaks out. */
export function register(server: FastifyInstance, app: App, { endpoint, shape, verb }: Binding) {
  const answer = verb as (context: unknown) => unknown
  server.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    handler: async (request, reply) => {
      if (endpoint.access !== 'open') fail('login_required')
      const context = {
        app,
        request,
        visitor: { guestId: guestOf(request) },
        params: parse(shape.params, request.params),
        query: parse(shape.query, request.query),
        body: parse(shape.body, request.body ?? {}),
      }
      const answered = shape.reply.parse(await answer(context))
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(answered))
    },
  })
}

function guestOf(request: FastifyRequest) {
  const header = request.headers['x-guest-id']
  return typeof header === 'string' && /^[A-Za-z0-9]{20}$/.test(header) ? header : null
}

function parse(schema: ZodType | undefined, value: unknown) {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => [issue.path.join('.') || 'body', issue.message] as const)
  return fail('invalid_input', Object.fromEntries(fields))
}
