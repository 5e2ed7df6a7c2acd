import type { Input, Reply } from '@bra/contract/api'
import { labels } from '@bra/contract/labels'
import { picking } from '@bra/contract/picking'
import { sales } from '@bra/contract/sales'
import { storeOrders } from '@bra/contract/store-orders'
import { SaleTab, type StoreSaleDetail } from '@bra/contract/store-orders.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { oneOf, pageOf, wordOf } from '../../lib/address.ts'
import { callEndpoint, CallError, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { useLive } from '../../lib/live.ts'
import { openPdf } from '../../lib/open-pdf.ts'
import { ask, askKeeping } from '../../lib/query.ts'
import { toast } from '../../ui/toast.ts'

const PER_PAGE = 50

/** As the address says what a list shows. */
export const listOf = (query: URLSearchParams) => ({
  tab: oneOf(query, 'situacao', SaleTab.options),
  search: wordOf(query, 'busca'),
  bra_center: query.get('centro') === '1',
})

export const pagesOfSales = (storeId: number, query: URLSearchParams, tab = listOf(query).tab) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(storeOrders.list, {
      params: { store_id: storeId },
      query: { ...listOf(query), tab, page: at + 1, per_page: PER_PAGE },
    }),
  )

export const saleQuery = (id: number) => ask(storeOrders.show, { params: { id } })

/** Reads again whatever is on screen of what a store sells. */
export function useRefreshSales() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [storeOrders.show, storeOrders.list, picking.show, sales.dashboard].map((row) =>
        queries.invalidateQueries({ queryKey: [routeOf(row)] }),
      ),
    )
}

/** What is on screen of a store's orders follows what happens to them. */
export function useSaleNews(storeId: number | null) {
  const refresh = useRefreshSales()
  useLive(storeId === null ? null : `private-App.Store.${storeId}`, 'OrderChanged', () => void refresh())
}

type Change =
  | typeof storeOrders.cancel
  | typeof storeOrders.giveBack
  | typeof storeOrders.keep
  | typeof storeOrders.move

/** What a change answers: the whole order as it is then. */
export interface ChangedSale {
  message: string
  result: StoreSaleDetail
}

/** Sends a change and puts its answer in the place of what is on screen; one that came too late reads it anew. */
export function useSendSaleChange() {
  const call = useCall()
  const queries = useQueryClient()
  const refresh = useRefreshSales()
  return async <E extends Change>(endpoint: E, body: Input<E>['body']): Promise<ChangedSale> => {
    try {
      const changed: ChangedSale = await callEndpoint(call, endpoint, { body } as unknown as Input<E>)
      queries.setQueryData(saleQuery(changed.result.id).queryKey, changed.result)
      void refresh()
      return changed
    } catch (error) {
      if (error instanceof CallError && error.status === 409) void refresh()
      throw error
    }
  }
}

/** A list to be taken to the shelves, for several orders at once. */
export function usePullSheet() {
  const call = useCall()
  return useMutation({
    mutationFn: (ids: number[]) => callEndpoint(call, picking.sheet, { body: { ids } }),
    onSuccess: ({ message, result }: Reply<typeof picking.sheet>) => {
      openPdf(result)
      toast.success(message)
    },
  })
}

/** Opens the labels of parcels; answers those that stand on a paper of their own, which a browser would not open by itself. */
export function useLabels() {
  const call = useCall()
  const refresh = useRefreshSales()
  return async (body: Input<typeof labels.get>['body']) => {
    const { message, result } = await callEndpoint(call, labels.get, { body })
    openPdf(result)
    toast.success(message)
    // the code on the label is what the order is posted under next
    await refresh()
    return result.others
  }
}

/** From the carrier: whatever it answers, what is on screen is read anew. */
export function useBuyLabel() {
  const call = useCall()
  const queries = useQueryClient()
  const refresh = useRefreshSales()
  return useMutation({
    mutationFn: (id: number) => callEndpoint(call, labels.buy, { body: { id } }),
    onSuccess: ({ message, result }: Reply<typeof labels.buy>) => {
      queries.setQueryData(saleQuery(result.id).queryKey, result)
      toast.success(message)
    },
    onSettled: () => void refresh(),
  })
}
