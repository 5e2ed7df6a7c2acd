import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { pageTitles } from '../../../lib/page-titles.ts'
import { groupsOf } from '../../../ui/leisure.ts'
import { useText } from '../../../lib/text.tsx'
import { stockTexts } from './stock-texts.ts'
import { type ListedProps, StockRow } from './StockRow.tsx'
import { storefrontTexts } from './texts.ts'

interface StockRowsProps extends Omit<ListedProps, 'listing'> {
  listings: StorefrontOffer[]
}

/** Arrows move between the rows, and Tab also reaches what is in them. */
export function StockRows({ listings, ...listed }: StockRowsProps) {
  const t = useText()
  const grid = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<{ id: number; place: number }>()
  const kept = listings.find(({ id }) => id === last?.id)
  const current = kept ?? listings[last?.place ?? 0] ?? listings.at(-1)
  const isGone = last !== undefined && !kept
  // A row that was sold out meanwhile has taken the focus with it.
  useEffect(() => {
    if (isGone && document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>('[role=row][tabindex="0"]')?.focus()
  }, [isGone])
  return (
    <div className="panel @container overflow-hidden">
      <div ref={grid} role="grid" aria-label={t(stockTexts.stock)} tabIndex={-1} onKeyDown={moveByRow}>
        <div
          role="row"
          className="hidden grid-cols-[minmax(0,1fr)_11rem_8rem_9.5rem_2.75rem] gap-x-3 bg-sunken px-3 py-2.5 text-small font-semibold text-ink-2 @3xl:grid"
        >
          <span role="columnheader">{t(pageTitles.product)}</span>
          <span role="columnheader">{t(storefrontTexts.copy)}</span>
          <span role="columnheader" className="text-right">
            {t(stockTexts.price)}
          </span>
          <span role="columnheader">{t(storefrontTexts.quantity)}</span>
        </div>
        {groupsOf(listings).map((group, at) => (
          <Suspense key={at}>
            {group.map((listing) => (
              <StockRow
                key={listing.id}
                {...listed}
                listing={listing}
                isCurrent={listing === current}
                onFocus={() => setLast({ id: listing.id, place: listings.indexOf(listing) })}
              />
            ))}
          </Suspense>
        ))}
      </div>
      <p className="hidden border-t border-line px-3 py-2 text-caption text-ink-3 @3xl:pointer-fine:block">
        {t(storefrontTexts.keys)}
      </p>
    </div>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function moveByRow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const row = event.target as HTMLElement
  if (!step || row.getAttribute('role') !== 'row') return
  event.preventDefault()
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=row][tabindex]')]
  rows[rows.indexOf(row) + step]?.focus()
}
