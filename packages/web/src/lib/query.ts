import type { Endpoint, Input, Reply } from '@bra/contract/api'
import { keepPreviousData, QueryCache, QueryClient, type QueryFunction } from '@tanstack/react-query'
import { type Call, CallError, routeOf } from './call.ts'

const FRESH_MS = 30_000

export function createQueryClient(call: Call) {
  return new QueryClient({
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

interface Asked<T> {
  queryKey: readonly unknown[]
  /** For the types only: the client's own function answers every query. */
  queryFn: QueryFunction<T>
}

/** What a page asks the server, as the options of a query: the key is the request itself. */
export const ask = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  ({ queryKey: [routeOf(endpoint), input] }) as unknown as Asked<Reply<E>>

/** The same, keeping what is on screen while the next answer is on its way. */
export const askKeeping = <E extends Endpoint>(endpoint: E, input: Input<E>) => ({
  ...ask(endpoint, input),
  placeholderData: keepPreviousData,
})

/** A question that leaves these words in the console where it cannot be answered: the screen has its own. */
export const logging = <T extends object>(logged: string, asked: T) => ({ ...asked, meta: { logged } })
