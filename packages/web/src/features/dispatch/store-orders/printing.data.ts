import { labels } from '@bra/contract/dispatch/labels'
import type { Printing } from '@bra/contract/dispatch/labels.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import type { TextKey } from '../../../text/keys.ts'

export const paperTexts = {
  label: 'selling.paperLabel',
  a6: 'dispatching.paperA6',
  a4: 'selling.paperA4',
} as const satisfies Record<Printing['paper'], TextKey>

export const printingQuery = (storeId: number) => ask(labels.printing, { params: { store_id: storeId } })

export function useKeepPrinting(storeId: number) {
  const call = useCall()
  const queries = useQueryClient()
  return async ({ paper, contents }: Printing) => {
    const { result } = await callEndpoint(call, labels.keepPrinting, { body: { store_id: storeId, paper, contents } })
    queries.setQueryData(printingQuery(storeId).queryKey, { printing: result })
  }
}
