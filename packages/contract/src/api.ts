import type { z, ZodType } from 'zod'

export type Access = 'open' | 'user' | 'seller' | 'admin'
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What one endpoint takes and gives. Lives in `<module>.schemas.ts`, so that zod stays out of the browser's first script. */
export interface Shape {
  params?: ZodType
  query?: ZodType
  body?: ZodType
  reply: ZodType
}

/** One row of the list of routes; `shape` exists for the types only. */
export interface Endpoint<S extends Shape = Shape> {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly shape?: S
}

type Part<S extends Shape, K extends 'params' | 'query' | 'body'> = S[K] extends ZodType
  ? Record<K, z.input<S[K]>>
  : unknown
export type Input<E> = E extends Endpoint<infer S> ? Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'> : never
export type Reply<E> = E extends Endpoint<infer S> ? z.output<S['reply']> : never

type Row = Omit<Endpoint, 'shape'>
const row =
  (method: Method) =>
  (path: string, access: Access = 'open'): Row => ({ method, path, access })

export const get = row('GET')
export const post = row('POST')
export const put = row('PUT')
export const remove = row('DELETE')

/** Binds a table of rows to its schemas: a row without a schema, or a schema without a row, does not compile. */
export const table =
  <S extends Record<string, Shape>>() =>
  (rows: Record<keyof S, Row>) =>
    rows as { [Name in keyof S]: Endpoint<S[Name]> }

/** Fills `{id}` and `{query}` of a path; an empty parameter is a mistake of the caller. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
