import { boxes } from '@bra/contract/dispatch/boxes'
import { picking } from '@bra/contract/dispatch/picking'
import type { Picking } from '@bra/contract/dispatch/picking.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { complain } from '../../../lib/refusal.ts'
import { ask } from '../../../lib/query.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'

export const pickingQuery = ([id, ...others]: number[]) =>
  ask(picking.show, { params: { id: id! }, query: others.length ? { with: others.join(',') } : {} })

export const TICKS = 'ticks'

type Query = ReturnType<typeof pickingQuery>

/** `linesNow` has what a scanner ticked a moment ago, which the page may not have drawn yet. */
export function useTick({ queryKey }: Query) {
  const call = useCall()
  const queries = useQueryClient()
  const t = useText()
  const put = (lineId: number, picked: number) =>
    queries.setQueryData<Picking>(
      queryKey,
      (list) => list && { ...list, lines: list.lines.map((line) => (line.id === lineId ? { ...line, picked } : line)) },
    )
  const { mutate } = useMutation({
    mutationKey: [TICKS],
    scope: { id: TICKS },
    mutationFn: (tick: { line_id: number; picked: number }) => callEndpoint(call, picking.tick, { body: tick }),
    onError: (error) => {
      complain(error, t)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const tick = (change: { line_id: number; picked: number }) => {
    void queries.cancelQueries({ queryKey })
    put(change.line_id, change.picked)
    mutate(change)
  }
  return { tick, linesNow: () => queries.getQueryData<Picking>(queryKey)?.lines ?? [] }
}

export function useChooseBox({ queryKey }: Query) {
  const call = useCall()
  const queries = useQueryClient()
  const t = useText()
  return useMutation({
    mutationFn: (choice: { id: number; box_id: number | null }) => callEndpoint(call, boxes.choose, { body: choice }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => complain(error, t),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
