import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import { orderMessages } from '@bra/contract/orders/order-messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWaitingComplaints } from '../features/care/complaints/useWaitingComplaints.ts'
import { routeOf } from '../lib/call.ts'
import { complaintPaths } from '../lib/complaint-paths.ts'
import { useLive } from '../lib/live.ts'
import { officePaths } from '../lib/office-paths.ts'
import { paths } from '../lib/paths.ts'
import { ask } from '../lib/query.ts'
import type { OfficeLink } from './OfficeFrame.tsx'

export function useOfficeCounts(storeId: number | undefined) {
  const queries = useQueryClient()
  const [id, enabled] = [storeId ?? 0, storeId !== undefined]
  const complaints = useWaitingComplaints(storeId)
  const figures = useQuery({ ...ask(dispatchRuns.figures, { params: { store_id: id } }), enabled })
  const unanswered = { page: 1, per_page: 1, unanswered: true }
  const inbox = useQuery({
    ...ask(orderMessages.inbox, { params: { store_id: id }, query: unanswered }),
    enabled,
  })
  const channel = enabled ? `private-App.Store.${id}` : null
  const reload = (row: typeof dispatchRuns.figures | typeof orderMessages.inbox) =>
    void queries.invalidateQueries({ queryKey: [routeOf(row)] })
  useLive(channel, 'OrderChanged', () => reload(dispatchRuns.figures))
  useLive(channel, 'OrderMessage', () => reload(orderMessages.inbox))
  return (link: OfficeLink): OfficeLink => {
    if (link.to === paths.storeOrders(id)) return { ...link, total: figures.data?.to_send }
    if (link.to === officePaths.storeMessages(id)) return { ...link, count: inbox.data?.unanswered }
    return link.to === complaintPaths.ofStore(id) ? { ...link, count: complaints } : link
  }
}
