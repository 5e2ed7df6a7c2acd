import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailedLabels } from './LabelDialog.tsx'
import { printingQuery } from './printing.data.ts'
import { useLabels } from './store-orders.data.ts'

const none: FailedLabels = []

/** Asks how to print if the store has not chosen, for a single label, and again for those that were not printed. */
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
