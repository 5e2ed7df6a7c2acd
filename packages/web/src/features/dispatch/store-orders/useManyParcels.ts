import { dispatchRuns } from '@bra/contract/dispatch/dispatch-runs'
import type { DispatchRun, DispatchWork } from '@bra/contract/dispatch/dispatch-runs.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCommand } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'
import { useRefreshSales } from './store-orders.data.ts'

const POLL_MS = 1000
/** A run that ended longer ago is no news. */
const SHOWN_MS = 10 * 60_000

const isNews = ({ ended_at: endedAt }: DispatchRun) =>
  endedAt === null || Date.now() - new Date(endedAt).getTime() < SHOWN_MS

/** The server goes on when the page is closed. `onPosted` gets the parcels that a run begun here has posted. */
export function useManyParcels(storeId: number, onPosted?: (ids: number[]) => void) {
  const queries = useQueryClient()
  const refresh = useRefreshSales()
  const query = ask(dispatchRuns.show, { params: { store_id: storeId } })
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.run && state.data.run.ended_at === null ? POLL_MS : false),
  })
  const run = data?.run && isNews(data.run) ? data.run : null
  const begin = useCommand(dispatchRuns.start, {
    input: (body: { work: DispatchWork; parcels: { id: number; tracking_code?: string }[] }) => ({
      body: { store_id: storeId, ...body },
    }),
    complains: true,
    onSuccess: ({ result }) => queries.setQueryData(query.queryKey, { run: result }),
  })
  const isWorking = begin.isPending || (run !== null && run.ended_at === null)
  const onEnd = useEffectEvent(() => {
    void refresh()
    if (begin.variables?.work !== 'post') return
    const failed = new Set(run?.failed.map(({ id }) => id))
    onPosted?.(begin.variables.parcels.flatMap(({ id }) => (failed.has(id) ? [] : id)))
  })
  const endedAt = run?.ended_at
  useEffect(() => {
    if (endedAt) onEnd()
  }, [endedAt])
  const start = (work: DispatchWork, ids: number[], codes?: ReadonlyMap<number, string>) =>
    begin.mutate({
      work,
      parcels: ids.map((id) => {
        const code = codes?.get(id)
        return { id, ...(code && { tracking_code: code }) }
      }),
    })
  const take = (answered: DispatchRun) => queries.setQueryData(query.queryKey, { run: answered })
  return { run, start, isWorking, take }
}
