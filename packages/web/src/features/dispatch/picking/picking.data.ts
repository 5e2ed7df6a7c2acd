import { boxes } from '@bra/contract/boxes'
import { picking } from '@bra/contract/picking'
import type { Picking } from '@bra/contract/picking.schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { complain } from '../../lib/refusal.ts'
import { ask } from '../../lib/query.ts'
import { useText } from '../../lib/text.tsx'
import { toast } from '../../ui/toast.ts'

/** One parcel, or several of a store on one list. */
export const pickingQuery = ([id, ...others]: number[]) =>
  ask(picking.show, { params: { id: id! }, query: others.length ? { with: others.join(',') } : {} })

type Query = ReturnType<typeof pickingQuery>

/** Ticks at once; where the server does not take it, the list is as it was. */
export function useTick({ queryKey }: Query) {
  const call = useCall()
  const queries = useQueryClient()
  const t = useText()
  const put = (lineId: number, picked: number) =>
    queries.setQueryData<Picking>(
      queryKey,
      (list) => list && { ...list, lines: list.lines.map((line) => (line.id === lineId ? { ...line, picked } : line)) },
    )
  return useMutation({
    scope: { id: 'ticks' },
    mutationFn: (tick: { line_id: number; picked: number }) => callEndpoint(call, picking.tick, { body: tick }),
    onMutate: async ({ line_id: lineId, picked }) => {
      await queries.cancelQueries({ queryKey })
      put(lineId, picked)
    },
    onError: (error) => {
      complain(error, t)
      void queries.invalidateQueries({ queryKey })
    },
  })
}

/** The box that a parcel is packed into. */
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
