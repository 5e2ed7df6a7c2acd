import type { Endpoint, Input, Reply } from '@bra/contract/kit/api'
import { keepPreviousData, QueryCache, QueryClient, type QueryFilters, type QueryFunction } from '@tanstack/react-query'
import { type Call, CallError, routeOf } from './call.ts'

const FRESH_MS = 30_000

/** A change also makes old what is being read for the first time, because that answer may be older than the change. */
class NewsClient extends QueryClient {
  override async invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>) {
    const first = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' } as QueryFilters)
      .filter(({ state }) => state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (first.length === 0) return
    await Promise.allSettled(first.map(async ({ promise }) => promise))
    await super.invalidateQueries({ predicate: (query) => first.includes(query) }, options)
  }
}

export function createQueryClient(call: Call) {
  return new NewsClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (meta?.logged) console.error(meta.logged, error)
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => call(queryKey[0] as string, queryKey[1] ?? {}),
        staleTime: FRESH_MS,
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < 2 && !(error instanceof CallError && error.status < 500),
        refetchOnWindowFocus: false,
      },
    },
  })
}

interface TypedQuery<T> {
  queryKey: readonly unknown[]
  /** The field exists for the types only, because the client has one function for all queries. */
  queryFn: QueryFunction<T>
}

/** The key of a query is the request itself. */
export const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  ({ queryKey: [routeOf(endpoint), input] }) as unknown as TypedQuery<Reply<E>>

/** The old answer stays on screen while the next one is loaded. */
export const askKeeping = <E extends Endpoint>(endpoint: E, input: Input<E>) => ({
  ...ask(endpoint, input),
  placeholderData: keepPreviousData,
})

/** Logs these words in the console if the query fails; the screen shows other words. */
export const logging = <T extends object>(logged: string, asked: T) => ({ ...asked, meta: { logged } })
