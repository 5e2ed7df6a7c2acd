import { publishing } from '@bra/contract/publishing'
import type { ShelfDraft, ShelfName, ShelfRow } from '@bra/contract/publishing.schemas'
import type { Endpoint } from '@bra/contract/api'
import { useQueryClient } from '@tanstack/react-query'
import { callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ask } from '../../lib/query.ts'
import { toast } from '../../ui/toast.ts'

interface Calls {
  list: Endpoint
  add: Endpoint
  change: Endpoint
  remove: Endpoint
  /** Of a list whose order is chosen. */
  order?: Endpoint
}

const calls: Record<ShelfName, Calls> = {
  banners: {
    list: publishing.banners,
    add: publishing.addBanner,
    change: publishing.changeBanner,
    remove: publishing.removeBanner,
    order: publishing.orderBanners,
  },
  faq: {
    list: publishing.faq,
    add: publishing.addFaq,
    change: publishing.changeFaq,
    remove: publishing.removeFaq,
    order: publishing.orderFaq,
  },
  'site-notices': {
    list: publishing.notices,
    add: publishing.addNotice,
    change: publishing.changeNotice,
    remove: publishing.removeNotice,
  },
  'free-days': {
    list: publishing.freeDays,
    add: publishing.addFreeDay,
    change: publishing.changeFreeDay,
    remove: publishing.removeFreeDay,
  },
  'block-dates': {
    list: publishing.blockDates,
    add: publishing.addBlockDate,
    change: publishing.changeBlockDate,
    remove: publishing.removeBlockDate,
  },
  plans: {
    list: publishing.plans,
    add: publishing.addPlan,
    change: publishing.changePlan,
    remove: publishing.retirePlan,
    order: publishing.orderPlans,
  },
}

type Rows<N extends ShelfName> = { queryKey: readonly unknown[]; queryFn: () => Promise<{ rows: ShelfRow<N>[] }> }

export const shelfQuery = <N extends ShelfName>(name: N) => ask(calls[name].list, {}) as unknown as Rows<N>
export const canOrder = (name: ShelfName) => Boolean(calls[name].order)

/** What changes a list; each says what the server said, and has the list asked again. */
export function useShelf<N extends ShelfName>(name: N) {
  const call = useCall()
  const client = useQueryClient()
  const { list, add, change, remove, order } = calls[name]
  const send = async (endpoint: Endpoint, input: object) => {
    const { message } = (await callEndpoint(call, endpoint, input as never)) as { message: string }
    await client.invalidateQueries({ queryKey: [routeOf(list)] })
    toast.success(message)
  }
  return {
    add: (draft: ShelfDraft<N>, reason: string) => send(add, { body: { draft, reason } }),
    change: (seen: ShelfRow<N>, draft: ShelfDraft<N>, reason: string) =>
      send(change, { params: { id: seen.id }, body: { draft, seen, reason } }),
    remove: (id: number, reason: string) => send(remove, { params: { id }, body: { reason } }),
    order: (ids: number[], reason: string) => send(order!, { body: { ids, reason } }),
  }
}
