import { sharedLists } from '@bra/contract/shopping/shared-lists'
import type { SharedKind } from '@bra/contract/shopping/shared-lists.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'

export const sharedPath = (secret: string) => `/lista/${secret}`

export const linksQuery = ask(sharedLists.links, {})
export const sharedQuery = (secret: string, page = 1) => ask(sharedLists.show, { params: { secret }, query: { page } })
export const pagesOfShared = (secret: string, query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) => sharedQuery(secret, at + 1))

function useRefreshed() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: [routeOf(sharedLists.links)] })
}

export function useShareList(kind: SharedKind) {
  const call = useCall()
  return useMutation({
    mutationFn: () => callEndpoint(call, sharedLists.share, { body: { kind } }),
    onSuccess: useRefreshed(),
  })
}

export function useEndLink(kind: SharedKind) {
  const call = useCall()
  return useMutation({
    mutationFn: () => callEndpoint(call, sharedLists.end, { params: { kind } }),
    onSuccess: useRefreshed(),
  })
}
