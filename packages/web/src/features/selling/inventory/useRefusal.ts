import type { SiteText } from '@bra/contract/kit/both'
import { useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { cellTexts } from './cell-texts.ts'
import { columns } from './columns.ts'
import type { BadCell } from './copying.ts'

type Refused = ReadonlyMap<number, ReadonlyMap<number, SiteText>>
const none: Refused = new Map()
/** More names than this would not be read in a message that passes; the cells themselves stay marked. */
const MOST_NAMED = 3

/** Names the cells that a paste did not fit, and keeps them marked until the next change. */
export function useRefusal(ids: number[]) {
  const t = useText()
  const [refused, setRefused] = useState(none)
  const nameOf = ({ at, column, name, problem }: BadCell) =>
    name
      ? t(cellTexts.badCell, { row: at + 1, name, column: t(columns[column]!.text), problem: t(problem) })
      : t(cellTexts.badRow, { row: at + 1, problem: t(problem) })
  const refuse = (cells: BadCell[]) => {
    const rows = Map.groupBy(cells, ({ at }) => ids[at] ?? 0)
    setRefused(new Map([...rows].map(([id, bad]) => [id, new Map(bad.map((one) => [one.column, one.problem]))])))
    const names = [...new Set(cells.map(nameOf))].slice(0, MOST_NAMED).join(' ')
    toast.warning(t(cellTexts.badPaste, { count: cells.length, cells: names }))
  }
  return { refused, refuse, clear: () => setRefused(none) }
}
