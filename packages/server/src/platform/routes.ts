import { addressOf, type Endpoint, type Made, type Shape } from '@bra/contract/kit/api'
import { GuestId } from '@bra/contract/kit/shapes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodType } from 'zod'
import { withinBound } from './bounds.ts'
import { fail } from './errors.ts'
import { keptReply, OfParts, sendKept } from './kept-replies.ts'
import type { Actor, App, Call, Kernel, User } from './kernel.ts'
import { languageOf, sayingOfSchema } from './language.ts'
import { storable } from './storable.ts'
import { bufferOf, writerOf } from './written.ts'

/** It is the browser of the request, signed in or not. */
export interface Visitor {
  guestId: string | null
}

export type { Actor, User } from './kernel.ts'

type Context<E> = { app: App; visitor: Visitor; user: UserOf<E>; request: FastifyRequest } & ParsedInput<E>
type UserOf<E> =
  E extends Endpoint<Shape, infer A, infer R> ? ('open' extends A ? User | null : null extends R ? User : Actor) : never
type ParsedInput<E> =
  E extends Endpoint<infer S>
    ? {
        [K in keyof S as K extends 'params' | 'query' | 'body' ? K : never]: S[K] extends ZodType<infer Output>
          ? Output
          : never
      }
    : never
type Answer<E> = Made<E> | OfParts<Made<E>>
type Verb<E> = (context: Context<E>) => Answer<E> | Promise<Answer<E>>

export interface Binding extends Call {
  name: string
  verb: (context: never) => unknown
}

/** Binds endpoints to verbs; a missing verb, or a reply of another shape, does not compile. */
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

export const urlOf = (endpoint: Endpoint) => addressOf(endpoint).replace(/\{(\w+)\}/g, ':$1')

export const compression = { encodings: ['gzip', 'identity'] satisfies ('gzip' | 'identity')[], threshold: 1024 }

/** Higher levels take four times as long on lists of numbers and save a tenth of their size. */
const packing = { threshold: compression.threshold, level: 1 }

/** Input and reply are parsed by the contract, so that nothing unknown comes in or leaks out. */
export function register(server: FastifyInstance, kernel: Kernel, { endpoint, shape, verb }: Binding) {
  const answer = verb as (context: unknown) => unknown
  const name = `${endpoint.method} ${endpoint.path}`
  const write = writerOf(shape.reply)
  const checksJoined = kernel.config.mode === 'test'
  server.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    ...(shape.maxBytes && { bodyLimit: shape.maxBytes }),
    compress: { ...compression, zlibOptions: { level: packing.level } },
    handler: async (request, reply) => {
      const { app, user } = await kernel.admit({ endpoint, shape }, bearerOf(request))
      request.body = storable(request.body)
      const refusal = shape.refuses?.(request.body)
      if (refusal) fail(refusal)
      const context = {
        app,
        request,
        user,
        visitor: { guestId: guestOf(request) },
        params: parse(shape.params, storable(request.params)),
        query: parse(shape.query, storable(request.query)),
        body: parse(shape.body, request.body ?? {}),
      }
      const answered = await withinBound(kernel, { endpoint, user, input: context }, () => answer(context))
      // a shared computer must not keep anything of a person
      if (user) void reply.header('cache-control', 'private, no-store')
      void reply.type('application/json; charset=utf-8')
      const language = languageOf(request)
      if (!(answered instanceof OfParts)) return reply.send(write(answered, language))
      const kept = keptReply(kernel.db, `${name} ${language}`, answered, ({ join, make }) => {
        if (!join) return Buffer.from(write(make(), language))
        const joined = bufferOf(join(language))
        if (checksJoined && joined.toString() !== write(make(), language)) throw new Error(`${name}: joined wrongly`)
        return joined
      })
      return sendKept(request, reply, kept, packing)
    },
  })
}

export const bearerOf = (request: FastifyRequest) =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]

function guestOf(request: FastifyRequest) {
  return GuestId.safeParse(request.headers['x-guest-id']).data ?? null
}

function parse(schema: ZodType | undefined, value: unknown) {
  if (!schema) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map(
    (issue) => [issue.path.join('.') || 'body', sayingOfSchema(issue.message)] as const,
  )
  return fail('invalid_input', Object.fromEntries(fields))
}
