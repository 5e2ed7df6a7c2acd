import type { StorefrontOffer } from '@bra/contract/shopping/storefronts.schemas'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../../lib/text.tsx'
import { type ListedProps, StockRow } from './StockRow.tsx'

interface StockRowsProps extends Omit<ListedProps, 'listing'> {
  listings: StorefrontOffer[]
}

/** The offers as rows; arrows move between them, and Tab also reaches what is in them. */
export function StockRows({ listings, ...listed }: StockRowsProps) {
  const t = useText()
  const [last, setLast] = useState<number>()
  const current = listings.find(({ id }) => id === last) ?? listings[0]
  return (
    <div className="panel @container overflow-hidden">
      <div role="grid" aria-label={t('stores.stock')} tabIndex={-1} onKeyDown={moveByRow}>
        <div
          role="row"
          className="hidden grid-cols-[minmax(0,1fr)_11rem_8rem_9.5rem_2.75rem] gap-x-3 bg-sunken px-3 py-2.5 text-small font-semibold text-ink-2 @3xl:grid"
        >
          <span role="columnheader">{t('pages.product')}</span>
          <span role="columnheader">{t('storefront.copy')}</span>
          <span role="columnheader" className="text-right">
            {t('stores.price')}
          </span>
          <span role="columnheader">{t('storefront.quantity')}</span>
        </div>
        {listings.map((listing) => (
          <StockRow
            key={listing.id}
            {...listed}
            listing={listing}
            isCurrent={listing === current}
            onFocus={() => setLast(listing.id)}
          />
        ))}
      </div>
      <p className="hidden border-t border-line px-3 py-2 text-caption text-ink-3 @3xl:pointer-fine:block">
        {t('storefront.keys')}
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
