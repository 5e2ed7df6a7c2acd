import { invoices } from '@bra/contract/dispatch/invoices'
import type { Invoice } from '@bra/contract/dispatch/invoice.schemas'
import type { StoreSaleDetail } from '@bra/contract/dispatch/store-orders.schemas'
import { useCommand } from '../../../lib/command.ts'
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
    if (!isUnderWay) await send(invoices.make, { body: { id } })
    return send(invoices.transmit, { body: { id } })
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
export const usePapers = (asked: AskedPapers) =>
  useCommand(invoices.get, {
    input: (format: 'pdf' | 'xml') => ({ body: { ...asked, format } }),
    onSuccess: ({ result }, format) => (format === 'pdf' ? openPdf(result) : saveFile(result, 'application/xml')),
  })

/** Opens the papers of many parcels as one PDF. */
export const useManyPapers = () =>
  useCommand(invoices.together, {
    onSuccess: ({ message, result }) => {
      openPdf(result)
      if (result.left_out.length > 0) toast.warning(message)
    },
  })

export const useMonthFile = () =>
  useCommand(invoices.month, { tells: true, onSuccess: ({ result }) => saveFile(result, 'application/zip') })

interface AskedInvoices {
  month: string | undefined
  search: string | undefined
}

export const pagesOfInvoices = (storeId: number, asked: AskedInvoices, pages: number) =>
  Array.from({ length: pages }, (_, at) =>
    askKeeping(invoices.list, { params: { store_id: storeId }, query: { ...asked, page: at + 1, per_page: 50 } }),
  )
