import { centsOf } from '@bra/contract/trade/cents'
import type { EnterableProduct } from '@bra/contract/selling/bulk-entry.schemas'
import { money } from '@bra/contract/trade/format'
import { clsx } from 'clsx'
import { type KeyboardEvent, memo } from 'react'
import { useText } from '../../../lib/text.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import { ScrollFrame } from '../../../ui/ScrollFrame.tsx'
import { evidenceOf, farBy } from '../../prices/fair-prices/fair-prices.data.ts'
import { usualPrice } from './draft.ts'
import { offerFormTexts } from './offer-form-texts.ts'
import { bulkEntryTexts } from './texts.ts'

const { product, have, fairShort } = bulkEntryTexts
const { quantity, price } = offerFormTexts
const headings = { product, have, fairShort, quantity, price }

interface TypedEntry {
  quantity: string
  price: string
}

interface ChecklistGridProps {
  rows: EnterableProduct[]
  typed: Record<number, TypedEntry>
  onType: (id: number, typed: TypedEntry) => void
}

/** A grid with two fields per row: arrow keys and Enter move along a column, Left, Right and Tab along the row. */
export function ChecklistGrid({ rows, typed, onType }: ChecklistGridProps) {
  const t = useText()
  return (
    <ScrollFrame label={t(bulkEntryTexts.byList)} className="panel max-h-[70dvh] overflow-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t(bulkEntryTexts.byList)}</caption>
        <thead className="sticky top-0 z-10 bg-sunken">
          <tr>
            {Object.entries(headings).map(([heading, text]) => (
              <th
                key={heading}
                scope="col"
                className={clsx(
                  'px-3 py-2 text-label font-semibold',
                  heading === 'product' ? 'text-left' : 'text-right',
                  ['have', 'fairShort'].includes(heading) && 'max-sm:hidden',
                )}
              >
                {t(text)}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields */}
        <tbody onKeyDown={walk}>
          {rows.map((row) => (
            <Row key={row.id} row={row} typed={typed[row.id]} onType={onType} />
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }

const besides: Record<string, string> = { ArrowLeft: 'quantity', ArrowRight: 'price' }

function walk(event: KeyboardEvent<HTMLElement>) {
  const field = event.target
  if (!(field instanceof HTMLInputElement)) return
  const next = event.key in besides ? fieldBeside(field, event.key) : fieldAlong(field, event)
  if (next === null) return
  event.preventDefault()
  next?.focus()
  next?.select()
}

/** Returns null for a key that does not walk, undefined at the end of the column. */
function fieldAlong(field: HTMLInputElement, { key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = steps[key]
  if (!step) return null
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[name="${field.name}"]`)]
  return fields[fields.indexOf(field) + step]
}

/** Returns null while the caret still has text to walk through. */
function fieldBeside(field: HTMLInputElement, key: string) {
  const { selectionStart: start, selectionEnd: end, value } = field
  const isWhole = start === 0 && end === value.length
  const isAtEnd = key === 'ArrowLeft' ? end === 0 : start === value.length
  if (!isWhole && !isAtEnd) return null
  const beside = field.closest('tr')!.querySelector<HTMLInputElement>(`input[name="${besides[key]}"]`)
  return beside === field ? null : beside
}

const none: TypedEntry = { quantity: '', price: '' }

const Row = memo(function Row({
  row,
  typed = none,
  onType,
}: {
  row: EnterableProduct
  typed: TypedEntry | undefined
  onType: ChecklistGridProps['onType']
}) {
  const t = useText()
  const { quantity, price } = typed
  const isFilled = quantity !== ''
  const badQuantity = isFilled && !/^\d{1,4}$/.test(quantity.trim())
  const badPrice = isFilled && quantity !== '0' && !centsOf(price)
  const far = farBy(centsOf(price), row.fair)
  const cell = 'border-t border-line px-3 py-1.5'
  const suggest = () => {
    if (isFilled && price === '') onType(row.id, { quantity, price: usualPrice(row) })
  }
  return (
    <tr className={isFilled ? 'bg-mata-soft/50' : ''}>
      <th scope="row" className={clsx(cell, 'min-w-40 text-left font-normal')}>
        <span className="block font-semibold">{row.name}</span>
        <span className="flex flex-wrap gap-x-2 text-small text-ink-3 tabular-nums">
          {row.card_number}
          {row.rarity && <RarityMark plain rarity={row.rarity} />}
        </span>
      </th>
      <td className={clsx(cell, 'text-right text-label whitespace-nowrap text-ink-2 tabular-nums max-sm:hidden')}>
        {row.own ? `${row.own.quantity} × ${money(row.own.price_cents)}` : '—'}
      </td>
      <td className={clsx(cell, 'min-w-40 text-right text-label tabular-nums max-sm:hidden')}>
        {row.fair ? (
          <>
            {money(row.fair.price_cents)}
            <span className="block text-small text-ink-3">{evidenceOf(row.fair, t)}</span>
          </>
        ) : (
          '—'
        )}
      </td>
      <td className={clsx(cell, 'w-20')}>
        <input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t(bulkEntryTexts.quantityOf, { name: row.name })}
          aria-invalid={badQuantity || undefined}
          title={badQuantity ? t(bulkEntryTexts.badQuantity) : undefined}
          value={quantity}
          onChange={(event) => onType(row.id, { quantity: event.target.value, price })}
          onBlur={suggest}
          className="control w-18 text-right tabular-nums"
        />
      </td>
      <td className={clsx(cell, 'w-28')}>
        <input
          name="price"
          inputMode="decimal"
          autoComplete="off"
          aria-label={t(bulkEntryTexts.priceOf, { name: row.name })}
          aria-invalid={badPrice || undefined}
          title={badPrice ? t(bulkEntryTexts.badPrice) : undefined}
          placeholder={usualPrice(row)}
          value={price}
          onChange={(event) => onType(row.id, { quantity, price: event.target.value })}
          className="control w-26 text-right tabular-nums"
        />
        {far !== null && isFilled && (
          <span className="block text-small font-semibold text-buriti">{`${far > 0 ? '+' : '−'}${Math.abs(far)}%`}</span>
        )}
      </td>
    </tr>
  )
})
