import { FIRST_ROWS } from '@bra/contract/selling/inventory'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { together } from '../../../lib/Answer.tsx'
import { type GridIndex, rowsQuery } from './inventory.data.ts'
import { useBlocks } from './useBlocks.ts'

const BLOCK = FIRST_ROWS
const MOST_BLOCKS = 4
/** In milliseconds; long enough for scrolling back, short enough to keep long lists out of memory. */
const KEPT_MS = 60_000

interface Rows {
  rows: OwnListing[]
}

export interface Listed extends Pick<GridIndex, 'ids' | 'first_rows'> {
  at: number
}

export function useRows(storeId: number, { ids, first_rows, at }: Listed) {
  const { blocks, see } = useBlocks(BLOCK)
  const queryOf = (part: number[]) => ({
    ...rowsQuery(storeId, part),
    gcTime: KEPT_MS,
    ...(first_rows && part[0] === ids[0] && { initialData: { rows: first_rows }, initialDataUpdatedAt: at }),
  })
  const wanted = partsOf(ids, blocks.from, Math.min(blocks.to, blocks.from + MOST_BLOCKS - 1))
  const inSight = useQueries({ queries: wanted.map(queryOf), combine: combined })
  const queries = useQueryClient()
  /** Loads all rows of a range, also those out of sight, by id. */
  const load = async (first: number, last: number) => {
    const parts = partsOf(ids, Math.floor(first / BLOCK), Math.floor(last / BLOCK))
    const answers = await Promise.all(parts.map((part) => queries.ensureQueryData(queryOf(part))))
    return rowsById(answers)
  }
  return { ...inSight, load, see }
}

const partsOf = (ids: number[], from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => (from + at) * BLOCK)
    .map((start) => ids.slice(start, start + BLOCK))
    .filter((part) => part.length > 0)

/** The function stands outside the hook, so that it runs again only after an answer. */
const combined = (answers: UseQueryResult<Rows>[]) => ({
  rows: rowsById(answers.map(({ data }) => data)),
  asking: together(...answers),
})

const rowsById = (answers: (Rows | undefined)[]) =>
  new Map(answers.flatMap((answer) => answer?.rows ?? []).map((row) => [row.id, row]))
