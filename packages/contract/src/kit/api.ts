import type { z, ZodType } from 'zod'
import type { ErrorCode } from '../refusals.ts'
import type { StoreRight } from './rights.ts'
import type { Saying } from './saying.ts'

export type Access = 'open' | 'user' | 'seller' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** It stands in `<module>.schemas.ts`, to keep zod out of the browser's first script. */
export interface Shape {
  params?: ZodType
  query?: ZodType
  body?: ZodType
  reply: ZodType
  maxBytes?: number
  /** Checks the raw body before anything else reads it; returns the code of the refusal, or null. */
  refuses?: (body: unknown) => ErrorCode | null
  toVisitors?: Saying
}

/** One row of the list of routes; `shape` exists for the types only. */
export interface Endpoint<
  S extends Shape = Shape,
  A extends Access = Access,
  R extends StoreRight | null = StoreRight | null,
> {
  readonly method: Method
  readonly path: string
  readonly access: A
  /** What its caller must be allowed to do for a store; null if it acts for no store. */
  readonly right: R
  /** The path has no `/api` before it, because other programs expect it there; the body may also be a form. */
  readonly root?: true
  readonly takesPhoto?: true
  readonly takesBytes?: true
  /** Changes nothing in spite of its method, so that read-only sessions may call it. */
  readonly reads?: true
  /** Changes something in spite of being a GET, so that read-only sessions may not call it. */
  readonly writes?: true
  readonly bound?: Bound
  readonly shape?: S
}

/** How often one person may make a call that makes a notice or a mail for somebody else. */
export interface Bound {
  times: number
  minutes: number
  /** Name of the parameter or field of the body that says what the call is about; each thing is counted by itself. */
  about?: string
}

export type FormSchema<O, I> = ZodType<O, I>

type Field<S extends Shape, K extends 'params' | 'query' | 'body'> = S[K] extends ZodType
  ? Record<K, z.input<S[K]>>
  : unknown
export type Input<E> = E extends Endpoint<infer S> ? Field<S, 'params'> & Field<S, 'query'> & Field<S, 'body'> : never
export type Reply<E> = E extends Endpoint<infer S> ? z.output<S['reply']> : never
/** What the server makes a reply of: each sentence is a saying. */
export type Made<E> = E extends Endpoint<infer S> ? z.input<S['reply']> : never

type Route<A extends Access = Access, R extends StoreRight | null = StoreRight | null> = Omit<
  Endpoint<Shape, A, R>,
  'shape'
>

/** A call of a store needs a right. A call of people may have one, if some of them act for a store in it. */
const row = (method: Method) => {
  function of(path: string): Route<'open', null>
  function of<A extends Exclude<Access, 'seller'>>(path: string, access: A): Route<A, null>
  function of<A extends 'seller' | 'user', R extends StoreRight>(path: string, access: A, right: R): Route<A, R>
  function of(path: string, access: Access = 'open', right: StoreRight | null = null): Route {
    return { method, path, access, right }
  }
  return of
}

export const get = row('GET')
export const post = row('POST')
export const put = row('PUT')
export const remove = row('DELETE')

export const atRoot = <R extends Route>(endpoint: R) => ({ ...endpoint, root: true as const })

export const takingPhoto = <R extends Route>(endpoint: R) => ({ ...endpoint, takesPhoto: true as const })

export const takingBytes = <R extends Route>(endpoint: R) => ({ ...endpoint, takesBytes: true as const })

export const reading = <R extends Route>(endpoint: R) => ({ ...endpoint, reads: true as const })

export const writing = <R extends Route>(endpoint: R) => ({ ...endpoint, writes: true as const })

/** Bounds a call that tells somebody else. Every such call needs it; `told-others.test.ts` looks for those without. */
export const bounded = <R extends Route>(endpoint: R, bound: Bound) => ({ ...endpoint, bound })

export const addressOf = ({ path, root }: Endpoint) => (root ? path : `/api${path}`)

/** Joins routes with their schemas; a route without a schema, or the reverse, does not compile. */
export const table =
  <S extends Record<string, Shape>>() =>
  <R extends Record<keyof S, Route>>(rows: R) =>
    rows as { [Name in keyof S]: Endpoint<S[Name], R[Name]['access'], R[Name]['right']> }

/** Fills `{id}` and `{query}` of a path; throws if a parameter is missing or empty. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
