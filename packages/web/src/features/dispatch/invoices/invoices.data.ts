import { invoices } from '@bra/contract/dispatch/invoices'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { openPdf } from '../../../lib/open-pdf.ts'
import { askKeeping } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'
import { useSendSaleChange } from '../store-orders/store-orders.data.ts'
import { saveFile } from './save-file.ts'

/** Writes the document if there is none, and sends it to the tax authority. */
export function useIssue() {
  const send = useSendSaleChange()
  return async ({ id, invoices: known }: Pick<StoreSaleDetail, 'id' | 'invoices'>) => {
    const isUnderWay = known.some(({ purpose, state }) => purpose === 'sale' && state === 'processing')
    if (!isUnderWay) await send(invoices.make, { id })
    return send(invoices.transmit, { id })
  }
}

interface AskedPapers {
  id: number
  /** Left out, it means the document of the sale. */
  purpose?: Invoice['purpose']
  /** Needed if the parcel has several documents, and not the one in force is meant. */
  key?: string
}

/** Opens the PDF, or saves the XML. */
export function usePapers(asked: AskedPapers) {
  const call = useCall()
  return useMutation({
    mutationFn: (format: 'pdf' | 'xml') => callEndpoint(call, invoices.get, { body: { ...asked, format } }),
    onSuccess: ({ result }, format) => (format === 'pdf' ? openPdf(result) : saveFile(result, 'application/xml')),
  })
}

/** Opens the papers of many parcels as one PDF. */
export function useManyPapers() {
  const call = useCall()
  return useMutation({
    mutationFn: (ids: number[]) => callEndpoint(call, invoices.together, { body: { ids } }),
    onSuccess: ({ message, result }) => {
      openPdf(result)
      if (result.left_out.length > 0) toast.warning(message)
    },
  })
}

export function useMonthFile(storeId: number) {
  const call = useCall()
  return useMutation({
    mutationFn: (month: string) =>
      callEndpoint(call, invoices.month, { params: { store_id: storeId }, query: { month } }),
    onSuccess: ({ message, result }) => {
      saveFile(result, 'application/zip')
      toast.success(message)
    },
  })
}

interface AskedInvoices {
  month: string | undefined
  search: string | undefined
}

export const pagesOfInvoices = (storeId: number, asked: AskedInvoices, pages: number) =>
  Array.from({ length: pages }, (_, at) =>
    askKeeping(invoices.list, { params: { store_id: storeId }, query: { ...asked, page: at + 1, per_page: 50 } }),
  )
