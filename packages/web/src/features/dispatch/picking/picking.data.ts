import { boxes } from '@bra/contract/dispatch/boxes'
import { picking } from '@bra/contract/dispatch/picking'
import type { Picking } from '@bra/contract/dispatch/picking.schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { ask } from '../../../lib/query.ts'

export const pickingQuery = ([id, ...others]: number[]) =>
  ask(picking.show, { params: { id: id! }, query: others.length ? { with: others.join(',') } : {} })

export const TICKS = 'ticks'

type Query = ReturnType<typeof pickingQuery>

/** `linesNow` has what a scanner ticked a moment ago, which the page may not have drawn yet. */
export function useTick({ queryKey }: Query) {
  const queries = useQueryClient()
  const put = (lineId: number, picked: number) =>
    queries.setQueryData<Picking>(
      queryKey,
      (list) => list && { ...list, lines: list.lines.map((line) => (line.id === lineId ? { ...line, picked } : line)) },
    )
  const { mutate } = useCommand(picking.tick, {
    mutationKey: [TICKS],
    scope: { id: TICKS },
    complains: true,
    onError: () => void queries.invalidateQueries({ queryKey }),
  })
  const tick = (change: { line_id: number; picked: number }) => {
    void queries.cancelQueries({ queryKey })
    put(change.line_id, change.picked)
    mutate({ body: change })
  }
  return { tick, linesNow: () => queries.getQueryData<Picking>(queryKey)?.lines ?? [] }
}

export const useChooseBox = (query: Query) =>
  useCommand(boxes.choose, { tells: true, complains: true, onSettled: useRefresh([query]) })
