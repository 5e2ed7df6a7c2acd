import type { OwnListing } from '@bra/contract/inventory.schemas'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { together } from '../../lib/Answer.tsx'
import { rowsQuery } from './inventory.data.ts'

const BLOCK = 100
/** Whoever drags the scroll bar past rows does not ask for them. */
const PAUSE_MS = 60
/** What was seen a moment ago is there at once; a long list does not fill the memory. */
const KEPT_MS = 60_000

interface Seen {
  first: number
  last: number
}

/** The rows in sight, and those just before and after them, by their ids. */
export function useRows(storeId: number, ids: number[], seen: Seen) {
  const [from, to] = [Math.floor(seen.first / BLOCK), Math.floor(Math.max(seen.last, 0) / BLOCK)]
  const [blocks, setBlocks] = useState({ from, to })
  useEffect(() => {
    const timer = setTimeout(() => setBlocks({ from, to }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [from, to])

  const queryOf = (part: number[]) => ({ ...rowsQuery(storeId, part), gcTime: KEPT_MS })
  const wanted = useMemo(() => partsOf(ids, blocks.from, Math.min(blocks.to, blocks.from + 3)), [ids, blocks])
  const inSight = useQueries({
    queries: wanted.map(queryOf),
    combine: (answers) => ({
      rows: rowsById(answers.map(({ data }) => data)),
      asking: together(...answers),
    }),
  })
  const queries = useQueryClient()
  /** All rows from one place to another, those out of sight too, by their ids. */
  const load = async (first: number, last: number) => {
    const parts = partsOf(ids, Math.floor(first / BLOCK), Math.floor(last / BLOCK))
    const answers = await Promise.all(parts.map((part) => queries.ensureQueryData(queryOf(part))))
    return rowsById(answers)
  }
  return { ...inSight, load }
}

/** The ids of whole blocks. */
const partsOf = (ids: number[], from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => (from + at) * BLOCK)
    .map((start) => ids.slice(start, start + BLOCK))
    .filter((part) => part.length > 0)

const rowsById = (answers: ({ rows: OwnListing[] } | undefined)[]) =>
  new Map(answers.flatMap((answer) => answer?.rows ?? []).map((row) => [row.id, row]))
