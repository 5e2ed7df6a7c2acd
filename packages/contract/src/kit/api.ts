import type { z, ZodType } from 'zod'
import type { ErrorCode } from './errors.ts'

export type Access = 'open' | 'user' | 'seller' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What one endpoint takes and gives. Lives in `<module>.schemas.ts`, so that zod stays out of the browser's first script. */
export interface Shape {
  params?: ZodType
  query?: ZodType
  body?: ZodType
  reply: ZodType
  /** Of a body larger than usual. */
  maxBytes?: number
  /** Of a body as it was sent, before anything else is read of it: the refusal that it meets. */
  refuses?: (body: unknown) => ErrorCode | null
  /** What somebody reads who has to sign in for it first, where that is not the usual sentence. */
  toVisitors?: string
}

/** One row of the list of routes; `shape` exists for the types only. */
export interface Endpoint<S extends Shape = Shape, A extends Access = Access> {
  readonly method: Method
  readonly path: string
  readonly access: A
  /** Lies beside /api, where programs of others look for it, and takes forms too. */
  readonly root?: true
  /** Its body is a picture, as a camera or a scanner wrote it. */
  readonly takesPhoto?: true
  /** Asks only, whatever its method: also for whoever may change nothing. */
  readonly reads?: true
  readonly shape?: S
}

/** What a form checks against: a schema of the contract, in the browser too. */
export type FormSchema<O, I> = ZodType<O, I>

type Part<S extends Shape, K extends 'params' | 'query' | 'body'> = S[K] extends ZodType
  ? Record<K, z.input<S[K]>>
  : unknown
export type Input<E> = E extends Endpoint<infer S> ? Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'> : never
export type Reply<E> = E extends Endpoint<infer S> ? z.output<S['reply']> : never

type Row<A extends Access = Access> = Omit<Endpoint<Shape, A>, 'shape'>
const row = (method: Method) => {
  function of(path: string): Row<'open'>
  function of<A extends Access>(path: string, access: A): Row<A>
  function of(path: string, access: Access = 'open'): Row {
    return { method, path, access }
  }
  return of
}

export const get = row('GET')
export const post = row('POST')
export const put = row('PUT')
export const remove = row('DELETE')

export const atRoot = <R extends Row>(endpoint: R) => ({ ...endpoint, root: true as const })

export const takingPhoto = <R extends Row>(endpoint: R) => ({ ...endpoint, takesPhoto: true as const })

/** A question in the body of a POST. */
export const reading = <R extends Row>(endpoint: R) => ({ ...endpoint, reads: true as const })

/** The whole path of an endpoint, its parameters still in braces. */
export const addressOf = ({ path, root }: Endpoint) => (root ? path : `/api${path}`)

/** Binds a table of rows to its schemas: a row without a schema, or a schema without a row, does not compile. */
export const table =
  <S extends Record<string, Shape>>() =>
  <R extends Record<keyof S, Row>>(rows: R) =>
    rows as { [Name in keyof S]: Endpoint<S[Name], R[Name]['access']> }

/** Fills `{id}` and `{query}` of a path; an empty parameter is a mistake of the caller. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
