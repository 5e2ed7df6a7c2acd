import type { Input, Reply } from '@bra/contract/api'
import { inventory } from '@bra/contract/inventory'
import { massChanges } from '@bra/contract/mass-changes'
import { sheets } from '@bra/contract/sheets'
import { stores } from '@bra/contract/stores'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Call, callEndpoint, routeOf } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { ask, askKeeping } from '../../lib/query.ts'

export type IndexAsked = Input<typeof inventory.index>['body']
export type MassAction = Input<typeof massChanges.apply>['body']['action']
export type GridIndex = Reply<typeof inventory.index>

/** Sorted lists ask for their rows apart: where what is sold most comes first, the market of it takes long to tell. */
export const indexQuery = (body: IndexAsked) =>
  askKeeping(inventory.index, { body: { ...body, with_rows: body.order === 'newest' } })
export const rowsQuery = (store_id: number, ids: number[]) => ask(inventory.rows, { body: { store_id, ids } })
export const viewsQuery = (store_id: number) => ask(inventory.views, { params: { store_id } })
export const changesQuery = (store_id: number) => ask(massChanges.list, { params: { store_id } })
export const lastImportQuery = (store_id: number) => ask(sheets.last, { params: { store_id } })

export const STOCK_MOVED = 'stock_moved'
const ROWS_AT_ONCE = 200

/** Offers as they are this moment; none where the server cannot be reached. */
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

/** After a change of offers: rows and counts are asked again, and what is on screen stays meanwhile. */
export function useRefreshGrid() {
  const queries = useQueryClient()
  const told = [inventory.index, inventory.rows, massChanges.list]
  return () => Promise.all(told.map((endpoint) => queries.invalidateQueries({ queryKey: [routeOf(endpoint)] })))
}

/** Saves what it may of the changes; of those whose stock moved meanwhile it tells how they stand now. */
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

export function usePreview() {
  const call = useCall()
  return useMutation({
    mutationFn: (body: Input<typeof massChanges.preview>['body']) => callEndpoint(call, massChanges.preview, { body }),
  })
}

export function useMassChange() {
  const call = useCall()
  const refresh = useRefreshGrid()
  return useMutation({
    mutationFn: (body: Input<typeof massChanges.apply>['body']) => callEndpoint(call, massChanges.apply, { body }),
    onSuccess: refresh,
  })
}

export function useUndo() {
  const call = useCall()
  const refresh = useRefreshGrid()
  return useMutation({
    mutationFn: (id: number) => callEndpoint(call, massChanges.undo, { body: { id } }),
    onSuccess: refresh,
  })
}

export function useVacation(store_id: number) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: { back_on: string | null } | 'back') =>
      asked === 'back'
        ? callEndpoint(call, massChanges.comeBack, { body: { store_id } })
        : callEndpoint(call, massChanges.leave, { body: { store_id, ...asked } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [routeOf(stores.own)] }),
  })
}

export function useKeepView() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof inventory.keepView>['body']) => callEndpoint(call, inventory.keepView, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [routeOf(inventory.views)] }),
  })
}

export function useForgetView() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callEndpoint(call, inventory.forgetView, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [routeOf(inventory.views)] }),
  })
}

export function useExport() {
  const call = useCall()
  return useMutation({
    mutationFn: (body: Input<typeof sheets.write>['body']) => callEndpoint(call, sheets.write, { body }),
  })
}

/** Reading, starting and dropping a sheet; each answers how the import stands. */
export function useSheetCalls() {
  const call = useCall()
  return {
    read: (body: Input<typeof sheets.read>['body']) => callEndpoint(call, sheets.read, { body }),
    start: (id: number) => callEndpoint(call, sheets.start, { body: { id } }),
    drop: (id: number) => callEndpoint(call, sheets.drop, { body: { id } }),
    show: (id: number) => callEndpoint(call, sheets.show, { params: { id } }),
    faults: (id: number) => callEndpoint(call, sheets.faults, { params: { id } }),
  }
}
