import type { Endpoint, Input, Reply } from '@bra/contract/kit/api'
import type { SiteText } from '@bra/contract/kit/both'
import {
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { toast } from '../ui/toast.ts'
import { callEndpoint, routeOf } from './call.ts'
import { useCall } from './env.ts'
import { complain } from './refusal.ts'
import { useText } from './text.tsx'

/** The queries that a change makes old: all of an endpoint, a single one, or everything. */
type Old = 'everything' | readonly (Endpoint | { queryKey: QueryKey })[]

interface Sending<E extends Endpoint> {
  /** True if the server's message is shown as a toast. */
  tells?: Reply<E> extends { message: string } ? boolean : never
  /** These queries are read again after a success; the call is over when they were read. */
  refresh?: Old | (() => unknown)
}

interface CommandOptions<E extends Endpoint, Variables>
  extends Sending<E>, Omit<UseMutationOptions<Reply<E>, Error, Variables>, 'mutationFn'> {
  /** Builds the input of the call; without it `mutate` takes the input itself. */
  input?: (variables: Variables) => Input<E>
  /** Shows a refusal as a toast; a text stands for failures that have no words of the server. */
  complains?: true | SiteText
}

/** Returns a function that makes this call, tells of it and reloads what is old. Forms send with it, as they show refusals. */
export function useSend<E extends Endpoint>(endpoint: E, { tells, refresh: old }: Sending<E> = {}) {
  const call = useCall()
  const queries = useQueryClient()
  return async (input: Input<E>) => {
    const reply = await callEndpoint(call, endpoint, input)
    if (tells) toast.success((reply as { message: string }).message)
    if (old) await (typeof old === 'function' ? old() : refresh(queries, old))
    return reply
  }
}

/** One call of the contract for the press of a button. `onSuccess` and the like come after the toast and the reload. */
export function useCommand<E extends Endpoint, Variables = Input<E>>(
  endpoint: E,
  { input, tells, refresh: old, complains, ...options }: CommandOptions<E, Variables> = {},
) {
  const t = useText()
  const send = useSend(endpoint, { tells, refresh: old })
  return useMutation({
    ...options,
    mutationFn: (variables: Variables) => send(input ? input(variables) : (variables as Input<E>)),
    onError: (error, ...rest) => {
      if (complains) complain(error, t, complains === true ? undefined : complains)
      return options.onError?.(error, ...rest)
    },
  })
}

/** Returns a function that reloads what is on screen of these, and the rest when it is next shown. */
export function useRefresh(old: Old) {
  const queries = useQueryClient()
  return () => refresh(queries, old)
}

const refresh = (queries: QueryClient, old: Old): Promise<unknown> =>
  old === 'everything'
    ? queries.invalidateQueries()
    : Promise.all(
        old.map((one) => queries.invalidateQueries({ queryKey: 'queryKey' in one ? one.queryKey : [routeOf(one)] })),
      )
