import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailedLabels } from './LabelDialog.tsx'
import { printingQuery } from './printing.data.ts'
import { useLabels } from './store-orders.data.ts'

const none: FailedLabels = []

/**
 * Prints the labels of several parcels as the store prints. Asks first where the store has not chosen yet, for a label
 * alone, which may be bought or bear a typed code, and again for those that were not printed.
 */
export function useLabelPrinting(storeId: number, ids: number[]) {
  const [isAsked, setAsked] = useState(false)
  const printing = useQuery(printingQuery(storeId)).data?.printing
  const open = useLabels()
  const sending = useMutation({ mutationFn: open, onSuccess: (failed) => setAsked(failed.length > 0) })
  const print = () => {
    sending.reset()
    if (printing && ids.length > 1) sending.mutate({ ids, ...printing })
    else setAsked(true)
  }
  return {
    print,
    isAsked,
    close: () => setAsked(false),
    unprinted: sending.data ?? none,
    isPending: sending.isPending,
    error: sending.error,
  }
}
