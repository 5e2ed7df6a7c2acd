import type { OwnListing } from '@bra/contract/inventory.schemas'
import { useQueries } from '@tanstack/react-query'
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

  const wanted = useMemo(() => {
    const count = Math.min(blocks.to, blocks.from + 3) - blocks.from + 1
    const parts = Array.from({ length: count }, (_, at) => blocks.from + at)
    return parts.map((part) => ids.slice(part * BLOCK, (part + 1) * BLOCK)).filter((part) => part.length > 0)
  }, [ids, blocks])

  return useQueries({
    queries: wanted.map((part) => ({ ...rowsQuery(storeId, part), gcTime: KEPT_MS })),
    combine: (answers) => ({
      rows: new Map<number, OwnListing>(answers.flatMap(({ data }) => data?.rows ?? []).map((row) => [row.id, row])),
      asking: together(...answers),
    }),
  })
}
