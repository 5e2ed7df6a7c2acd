import type { Input } from '@bra/contract/kit/api'
import { wants } from '@bra/contract/shopping/wants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { callEndpoint, routeOf } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

const PER_PAGE = 24

export const wantOfProductQuery = (id: number) => ask(wants.ofProduct, { params: { id } })
export const pagesOfWants = (query: URLSearchParams) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(wants.list, { query: { page: at + 1, per_page: PER_PAGE } }),
  )

function useRefreshed() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [wants.list, wants.newest, wants.ofProduct].map((row) => queries.invalidateQueries({ queryKey: [routeOf(row)] })),
    )
}

export type WantBody = Input<typeof wants.save>['body']

export function useSaveWant() {
  const call = useCall()
  return useMutation({
    mutationFn: (body: WantBody) => callEndpoint(call, wants.save, { body }),
    onSuccess: useRefreshed(),
  })
}

type WantListBody = Input<typeof wants.saveList>['body']

export function useSaveWantList(limits: Omit<WantListBody, 'list' | 'skip_unknown'>) {
  const call = useCall()
  return useMutation({
    mutationFn: (body: { list: string; skip_unknown: boolean }) =>
      callEndpoint(call, wants.saveList, { body: { ...limits, ...body } }),
    onSuccess: useRefreshed(),
  })
}

export function useChangeWant(id: number) {
  const call = useCall()
  return useMutation({
    mutationFn: (body: Input<typeof wants.change>['body']) =>
      callEndpoint(call, wants.change, { params: { id }, body }),
    onSuccess: useRefreshed(),
  })
}

export function useRemoveWant(id: number) {
  const call = useCall()
  return useMutation({
    mutationFn: () => callEndpoint(call, wants.remove, { params: { id } }),
    onSuccess: useRefreshed(),
  })
}
