import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'
import { allBindings } from '../create-app.ts'
import { type Binding, urlOf } from '../platform/routes.ts'

interface CallUnderWay {
  name: string
  callerId: number
}

/** Returns true if the call may change something. */
export const isWriting = ({ endpoint: { method, reads, writes } }: Binding) =>
  (method !== 'GET' && !reads) || writes === true

export const nameOf = ({ endpoint: { method, path } }: Binding) => `${method} ${path}`

const INSERT = /^insert into "(notices|mails)" \(([^)]*)\)/

/** Collects calls without a bound that write a notice or a mail to somebody else; every test over HTTP is watched. */
export function watchTellings(pool: Pool) {
  const found = new Set<string>()
  const underWay = new AsyncLocalStorage<CallUnderWay>()
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const call = underWay.getStore()
      if (call && tellsAnother(call, args[0])) found.add(call.name)
      return query(...args)
    }) as typeof client.query
  })
  const during = <T>(call: { method: string; url: string; callerId: number | undefined }, work: () => T): T => {
    const binding = call.callerId === undefined ? undefined : unboundedAt(call)
    return binding ? underWay.run({ name: nameOf(binding), callerId: call.callerId! }, work) : work()
  }
  return { during, found }
}

function tellsAnother({ callerId }: CallUnderWay, query: unknown) {
  const { text = '', values = [] } = (query ?? {}) as { text?: string; values?: unknown[] }
  const columns = INSERT.exec(text)?.[2]?.split(', ')
  const at = columns?.indexOf('"user_id"') ?? -1
  return at >= 0 && values[at] !== callerId
}

let patterns: { method: string; pattern: RegExp; binding: Binding }[] | undefined

function unboundedAt({ method, url }: { method: string; url: string }) {
  patterns ??= allBindings()
    .filter((binding) => isWriting(binding) && !binding.endpoint.bound && binding.endpoint.access !== 'open')
    .map((binding) => ({
      method: binding.endpoint.method,
      pattern: new RegExp(`^${urlOf(binding.endpoint).replace(/:\w+/g, '[^/]+')}/?$`),
      binding,
    }))
  const [path = ''] = url.split('?')
  return patterns.find((one) => one.method === method && one.pattern.test(path))?.binding
}
