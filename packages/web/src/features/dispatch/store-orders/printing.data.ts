import { labels } from '@bra/contract/dispatch/labels'
import type { Printing } from '@bra/contract/dispatch/labels.schemas'
import type { SiteText } from '@bra/contract/kit/both'
import { useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import { labelTexts } from './label-texts.ts'

export const paperTexts = {
  label: labelTexts.paperLabel,
  a6: labelTexts.paperA6,
  a4: labelTexts.paperA4,
} as const satisfies Record<Printing['paper'], SiteText>

export const printingQuery = (storeId: number) => ask(labels.printing, { params: { store_id: storeId } })

export function useKeepPrinting(storeId: number) {
  const call = useCall()
  const queries = useQueryClient()
  return async ({ paper, contents }: Printing) => {
    const { result } = await callEndpoint(call, labels.keepPrinting, { body: { store_id: storeId, paper, contents } })
    queries.setQueryData(printingQuery(storeId).queryKey, { printing: result })
  }
}
