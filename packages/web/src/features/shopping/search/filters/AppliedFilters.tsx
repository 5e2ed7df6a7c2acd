import { useEffect, useRef } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { AppliedChip } from '../../../../ui/Chip.tsx'
import { SavedPlace } from '../../saved-searches/SavedPlace.tsx'
import type { ProductList } from '../list/useProductList.ts'
import { withoutFilters } from '../list-state.ts'
import { appliedFilters } from './applied.ts'
import { filterTexts } from './texts.ts'

interface AppliedFiltersProps {
  list: ProductList
  headingId: string
}

export const AppliedFilters = (props: AppliedFiltersProps) => (
  <>
    <AppliedChips {...props} />
    <SavedPlace list={props.list} />
  </>
)

/** After a chip is removed, the next takes the focus; after the last one, the heading of the results. */
function AppliedChips({ list, headingId }: AppliedFiltersProps) {
  const t = useText()
  const row = useRef<HTMLUListElement>(null)
  const left = useRef<{ at: number; of: number } | null>(null)
  const applied = appliedFilters(list, t)

  useEffect(() => {
    // A chip may be pressed before the first effect; the focus moves only once the chip is gone.
    if (left.current === null || left.current.of === applied.length) return
    const chips = row.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []
    const next = chips[Math.min(left.current.at, chips.length - 1)] ?? document.getElementById(headingId)
    next?.focus({ preventScroll: true })
    left.current = null
  }, [applied.length, headingId])

  if (!applied.length) return null
  return (
    <ul ref={row} aria-label={t(filterTexts.applied)} className="mt-3 flex flex-wrap items-center gap-2">
      {applied.map(({ key, label, without }, at) => (
        <li key={key}>
          <AppliedChip
            data-chip
            removeLabel={t(filterTexts.removeFilter, { filter: label })}
            onClick={() => {
              left.current = { at, of: applied.length }
              list.show(without)
            }}
          >
            {label}
          </AppliedChip>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            left.current = { at: 0, of: applied.length }
            list.show(withoutFilters(list.state))
          }}
        >
          {t(filterTexts.clearAll)}
        </Button>
      </li>
    </ul>
  )
}
