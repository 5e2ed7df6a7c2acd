import type { SiteText } from '@bra/contract/kit/both'
import type { OwnListing } from '@bra/contract/selling/inventory.schemas'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { useCopies } from '../../catalogue/variants/copies.data.ts'
import { choicesOf, existing, isFree, written } from './cells.ts'
import type { Field } from './drafts.ts'
import { gridTexts } from './grid-texts.ts'
import type { Grid } from './useGrid.ts'

interface CellEditorProps {
  row: OwnListing
  field: Field
  grid: Grid
}

/** Enter saves and moves down, Tab saves and moves right; Esc, or leaving with an invalid value, discards. */
export function CellEditor({ row, field, grid }: CellEditorProps) {
  const t = useText()
  const isOver = useRef(false)
  const [problem, setProblem] = useState<SiteText | null>(null)
  const copies = useCopies(row.product, field === 'finish' || field === 'language')
  const current = grid.valueOf(row, field)
  const choices = existing(choicesOf(field, row.product.type, t), current, copies)
  const finish = (text: string, step: { row: number; column: number }) => {
    const wrong = grid.commit(text)
    setProblem(wrong)
    if (wrong) return
    isOver.current = true
    grid.stop()
    grid.go({ row: grid.active.row + step.row, column: grid.active.column + step.column })
  }
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    event.stopPropagation()
    const { value } = event.currentTarget
    if (event.key === 'Escape') {
      isOver.current = true
      grid.stop()
    } else if (event.key === 'Enter') finish(value, { row: event.shiftKey ? -1 : 1, column: 0 })
    else if (event.key === 'Tab') finish(value, { row: 0, column: event.shiftKey ? -1 : 1 })
    else return
    event.preventDefault()
  }
  const leave = (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (!isOver.current && grid.commit(event.currentTarget.value) !== null) grid.close()
  }
  const wiring = {
    autoFocus: true,
    'aria-label': t(gridTexts.editing, { name: row.product.name }),
    'aria-invalid': problem ? (true as const) : undefined,
    onKeyDown: press,
    onBlur: leave,
    className: 'control absolute inset-x-0.5 inset-y-0.5 h-10 min-h-0 px-2 text-label',
  }
  return (
    <span className="absolute inset-0">
      {choices ? (
        <select {...wiring} defaultValue={String(current)}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...wiring}
          type="text"
          inputMode={isFree(field) ? 'text' : field === 'quantity' ? 'numeric' : 'decimal'}
          defaultValue={grid.typed ?? written(field, current, t)}
          onFocus={(event) => grid.typed === null && event.currentTarget.select()}
        />
      )}
      {problem && (
        <span
          role="alert"
          className="absolute top-full right-0 z-4 w-52 rounded-tag bg-urucum px-2 py-1 text-left text-small text-on-urucum"
        >
          {t(problem)}
        </span>
      )}
    </span>
  )
}
