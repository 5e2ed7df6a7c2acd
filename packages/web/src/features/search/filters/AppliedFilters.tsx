import { useEffect, useRef } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { AppliedChip } from '../../../ui/Chip.tsx'
import type { ProductList } from '../list/useProductList.ts'
import { withoutFilters } from '../list-state.ts'
import { appliedFilters } from './applied.ts'

/** A chip taken away gives the focus to the next one, the last one to the heading of the results. */
export function AppliedFilters({ list, headingId }: { list: ProductList; headingId: string }) {
  const t = useText()
  const row = useRef<HTMLUListElement>(null)
  const leftAt = useRef<number | null>(null)
  const applied = appliedFilters(list, t)

  useEffect(() => {
    if (leftAt.current === null) return
    const chips = row.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []
    const next = chips[Math.min(leftAt.current, chips.length - 1)] ?? document.getElementById(headingId)
    next?.focus({ preventScroll: true })
    leftAt.current = null
  }, [applied.length, headingId])

  if (!applied.length) return null
  return (
    <ul ref={row} aria-label={t('lists.applied')} className="mt-3 flex flex-wrap items-center gap-2">
      {applied.map(({ key, label, without }, at) => (
        <li key={key}>
          <AppliedChip
            data-chip
            removeLabel={t('lists.removeFilter', { filter: label })}
            onClick={() => {
              leftAt.current = at
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
            leftAt.current = 0
            list.show(withoutFilters(list.state))
          }}
        >
          {t('lists.clearAll')}
        </Button>
      </li>
    </ul>
  )
}
