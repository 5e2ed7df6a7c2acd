import type { Input } from '@bra/contract/kit/api'
import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import { invoices } from '@bra/contract/dispatch/invoices'
import { labels } from '@bra/contract/dispatch/labels'
import { picking } from '@bra/contract/dispatch/picking'
import { storeDashboard } from '@bra/contract/dispatch/store-dashboard'
import { storeOrders } from '@bra/contract/dispatch/store-orders'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { pageOf } from '../../../lib/address.ts'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { useLive } from '../../../lib/live.ts'
import { openPdf } from '../../../lib/open-pdf.ts'
import { ask, askKeeping } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'
import { listOf } from './sales-query.ts'

const PER_PAGE = 50

export const pagesOfSales = (storeId: number, query: URLSearchParams, tab = listOf(query).tab) =>
  Array.from({ length: pageOf(query) }, (_, at) =>
    askKeeping(storeOrders.list, {
      params: { store_id: storeId },
      query: { ...listOf(query), tab, page: at + 1, per_page: PER_PAGE },
    }),
  )

export const saleQuery = (id: number) => ask(storeOrders.show, { params: { id } })

export const useRefreshSales = () =>
  useRefresh([
    storeOrders.show,
    storeOrders.list,
    picking.show,
    picking.toPutBack,
    storeDashboard.dashboard,
    dispatchRuns.figures,
  ])

export function useSaleNews(storeId: number | null) {
  const refresh = useRefreshSales()
  useLive(storeId === null ? null : `private-App.Store.${storeId}`, 'OrderChanged', () => void refresh())
}

type Change =
  | typeof storeOrders.cancel
  | typeof storeOrders.giveBack
  | typeof storeOrders.keep
  | typeof storeOrders.checkCard
  | typeof storeOrders.lacking
  | typeof storeOrders.move
  | typeof invoices.make
  | typeof invoices.transmit
  | typeof invoices.mail
  | typeof invoices.cancel
  | typeof invoices.correct
  | typeof invoices.takeBack
  | typeof invoices.mendPlace

/** A change answers with the whole order as it is afterwards. */
export interface ChangedSale {
  message: string
  result: StoreSaleDetail
}

/** Sends a change and puts the answer into the cache; a conflict (409) or a service that is down (503) reloads the sales. */
export function useSendSaleChange() {
  const call = useCall()
  const queries = useQueryClient()
  const refresh = useRefreshSales()
  return async <E extends Change>(endpoint: E, input: Input<E>): Promise<ChangedSale> => {
    try {
      const changed: ChangedSale = await callEndpoint(call, endpoint, input)
      queries.setQueryData(saleQuery(changed.result.id).queryKey, changed.result)
      void refresh()
      return changed
    } catch (error) {
      if (error instanceof CallError && (error.status === 409 || error.status === 503)) void refresh()
      throw error
    }
  }
}

export const usePullSheet = () => useCommand(picking.sheet, { tells: true, onSuccess: ({ result }) => openPdf(result) })

/** Draws the list that goes with the parcels to the counter. */
export const usePostingList = () =>
  useCommand(labels.postingList, { tells: true, onSuccess: ({ result }) => openPdf(result) })

/** Opens the labels as a PDF. Returns the carrier's separate PDFs, which a browser would not open by itself. */
export function useLabels() {
  const call = useCall()
  const refresh = useRefreshSales()
  return async (body: Input<typeof labels.get>['body']) => {
    const { message, result } = await callEndpoint(call, labels.get, { body })
    openPdf(result)
    if (result.failed.length > 0) toast.warning(message)
    else toast.success(message)
    // The code on the label becomes the tracking code when the order is posted.
    await refresh()
    return result.failed
  }
}

export function useBuyLabel() {
  const queries = useQueryClient()
  const refresh = useRefreshSales()
  return useCommand(labels.buy, {
    tells: true,
    onSuccess: ({ result }) => queries.setQueryData(saleQuery(result.id).queryKey, result),
    onSettled: () => void refresh(),
  })
}
