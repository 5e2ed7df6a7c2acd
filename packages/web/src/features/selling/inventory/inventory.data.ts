import type { Input, Reply } from '@bra/contract/kit/api'
import { bulkHistory } from '@bra/contract/selling/bulk-history'
import { inventory } from '@bra/contract/selling/inventory'
import { bulkEdits } from '@bra/contract/selling/bulk-edits'
import { spreadsheets } from '@bra/contract/selling/spreadsheets'
import { stores } from '@bra/contract/stores/stores'
import { useMutation } from '@tanstack/react-query'
import { type Call, callEndpoint } from '../../../lib/call.ts'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { useCall } from '../../../lib/env.ts'
import { ask, askKeeping } from '../../../lib/query.ts'

export type IndexAsked = Input<typeof inventory.index>['body']
export type MassAction = Input<typeof bulkEdits.apply>['body']['action']
export type GridIndex = Reply<typeof inventory.index>

/** Only the newest-first list asks for rows at once: market prices of bestsellers take long to compute. */
export const indexQuery = (body: IndexAsked) =>
  askKeeping(inventory.index, { body: { ...body, with_rows: body.order === 'newest' } })
export const rowsQuery = (store_id: number, ids: number[]) => ask(inventory.rows, { body: { store_id, ids } })
export const viewsQuery = (store_id: number) => ask(inventory.views, { params: { store_id } })
export const changesQuery = (store_id: number) =>
  ask(bulkHistory.list, { params: { store_id }, query: { page: 1, per_page: 1 } })
export const lastImportQuery = (store_id: number) => ask(spreadsheets.last, { params: { store_id } })

export const STOCK_MOVED = 'stock_moved'
const ROWS_AT_ONCE = 200

/** Reads offers as they are now; returns none if the server cannot be reached. */
export async function freshRows(call: Call, { store_id, ids }: Input<typeof inventory.rows>['body']) {
  const parts = Array.from({ length: Math.ceil(ids.length / ROWS_AT_ONCE) }, (_, at) =>
    ids.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  )
  const asked = parts.map((part) => callEndpoint(call, inventory.rows, { body: { store_id, ids: part } }))
  return Promise.all(asked).then(
    (answers) => answers.flatMap(({ rows }) => rows),
    () => [],
  )
}

/** Reloads rows and counts after a change; the old ones stay on screen meanwhile. */
export const useRefreshGrid = () => useRefresh([inventory.index, inventory.rows, bulkHistory.list, bulkHistory.show])

/** Saves what is allowed; for offers whose stock had changed it returns the current values. */
export function useSaveMany() {
  const call = useCall()
  const refresh = useRefreshGrid()
  return useMutation({
    mutationFn: async (body: Input<typeof inventory.saveMany>['body']) => {
      const answer = await callEndpoint(call, inventory.saveMany, { body })
      const moved = answer.refused.filter(({ code }) => code === STOCK_MOVED).map(({ id }) => id)
      return { ...answer, fresh: await freshRows(call, { store_id: body.store_id, ids: moved }) }
    },
    onSuccess: refresh,
  })
}

export const useMassChange = () => useCommand(bulkEdits.apply, { refresh: useRefreshGrid() })

export const useUndo = () => useCommand(bulkHistory.undo, { refresh: useRefreshGrid() })

export function useVacation(store_id: number) {
  const call = useCall()
  return useMutation({
    mutationFn: (asked: { back_on: string | null } | 'back') =>
      asked === 'back'
        ? callEndpoint(call, bulkEdits.comeBack, { body: { store_id } })
        : callEndpoint(call, bulkEdits.leave, { body: { store_id, ...asked } }),
    onSuccess: useRefresh([stores.own]),
  })
}

export function useSheetCalls() {
  const call = useCall()
  return {
    read: (body: Input<typeof spreadsheets.read>['body']) => callEndpoint(call, spreadsheets.read, { body }),
    answer: (body: Input<typeof spreadsheets.answer>['body']) => callEndpoint(call, spreadsheets.answer, { body }),
    start: (body: Input<typeof spreadsheets.start>['body']) => callEndpoint(call, spreadsheets.start, { body }),
    drop: (id: number) => callEndpoint(call, spreadsheets.drop, { body: { id } }),
    show: (id: number) => callEndpoint(call, spreadsheets.show, { params: { id } }),
    faults: (id: number) => callEndpoint(call, spreadsheets.faults, { params: { id } }),
  }
}
