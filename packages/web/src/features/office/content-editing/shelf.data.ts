import { contentEditing } from '@bra/contract/office/content-editing'
import type { ShelfDraft, ShelfName, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import type { Endpoint } from '@bra/contract/kit/api'
import { callEndpoint } from '../../../lib/call.ts'
import { useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { ask } from '../../../lib/query.ts'
import { toast } from '../../../ui/toast.ts'

interface Calls {
  list: Endpoint
  add: Endpoint
  change: Endpoint
  remove: Endpoint
  /** Present only for lists whose order operators choose. */
  order?: Endpoint
}

const calls: Record<ShelfName, Calls> = {
  banners: {
    list: contentEditing.banners,
    add: contentEditing.addBanner,
    change: contentEditing.changeBanner,
    remove: contentEditing.removeBanner,
    order: contentEditing.orderBanners,
  },
  faq: {
    list: contentEditing.faq,
    add: contentEditing.addFaq,
    change: contentEditing.changeFaq,
    remove: contentEditing.removeFaq,
    order: contentEditing.orderFaq,
  },
  'site-notices': {
    list: contentEditing.notices,
    add: contentEditing.addNotice,
    change: contentEditing.changeNotice,
    remove: contentEditing.removeNotice,
  },
  'free-days': {
    list: contentEditing.freeDays,
    add: contentEditing.addFreeDay,
    change: contentEditing.changeFreeDay,
    remove: contentEditing.removeFreeDay,
  },
  'block-dates': {
    list: contentEditing.blockDates,
    add: contentEditing.addBlockDate,
    change: contentEditing.changeBlockDate,
    remove: contentEditing.removeBlockDate,
  },
  plans: {
    list: contentEditing.plans,
    add: contentEditing.addPlan,
    change: contentEditing.changePlan,
    remove: contentEditing.retirePlan,
    order: contentEditing.orderPlans,
  },
}

type Rows<N extends ShelfName> = { queryKey: readonly unknown[]; queryFn: () => Promise<{ rows: ShelfRow<N>[] }> }

export const shelfQuery = <N extends ShelfName>(name: N) => ask(calls[name].list, {}) as unknown as Rows<N>
export const canOrder = (name: ShelfName) => Boolean(calls[name].order)

export function useShelf<N extends ShelfName>(name: N) {
  const call = useCall()
  const { list, add, change, remove, order } = calls[name]
  const refresh = useRefresh([list])
  const send = async (endpoint: Endpoint, input: object) => {
    const { message } = (await callEndpoint(call, endpoint, input as never)) as { message: string }
    await refresh()
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
