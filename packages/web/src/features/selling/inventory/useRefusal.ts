import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { toast } from '../../../ui/toast.ts'
import { columns } from './columns.ts'
import type { BadCell } from './copying.ts'

type Refused = ReadonlyMap<number, ReadonlyMap<number, TextKey>>
const none: Refused = new Map()
/** More names than this would not be read in a message that passes; the cells themselves stay marked. */
const MOST_NAMED = 3

/** Names the cells that a paste did not fit, and keeps them marked until the next change. */
export function useRefusal(ids: number[]) {
  const t = useText()
  const [refused, setRefused] = useState(none)
  const nameOf = ({ at, column, name, problem }: BadCell) =>
    name
      ? t('gridCells.badCell', { row: at + 1, name, column: t(columns[column]!.text), problem: t(problem) })
      : t('gridCells.badRow', { row: at + 1, problem: t(problem) })
  const refuse = (cells: BadCell[]) => {
    const rows = Map.groupBy(cells, ({ at }) => ids[at] ?? 0)
    setRefused(new Map([...rows].map(([id, bad]) => [id, new Map(bad.map((one) => [one.column, one.problem]))])))
    const names = [...new Set(cells.map(nameOf))].slice(0, MOST_NAMED).join(' ')
    toast.warning(t('gridCells.badPaste', { count: cells.length, cells: names }))
  }
  return { refused, refuse, clear: () => setRefused(none) }
}
