import type { ProductOrder } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useText } from '../../../../lib/text.tsx'
import { facetTexts } from '../facets/texts.ts'
import { orderOf } from '../search.data.ts'
import { checklistColumns } from './checklist-columns.ts'
import { orderTexts } from './SortSelect.tsx'
import { listTexts } from './texts.ts'
import type { ProductList } from './useProductList.ts'

/** A phone has the choice of order above the list instead. */
export function ChecklistHeads({ list }: { list: ProductList }) {
  const t = useText()
  const { scope, state, show } = list
  const now = orderOf(scope, state)
  const head = (title: string, order: ProductOrder, isNow = order === now) => (
    <SortButton
      title={title}
      how={t(orderTexts[order])}
      way={isNow && (now === 'price_high' ? 'down' : 'up')}
      onSort={() => show({ ...state, page: 1, order })}
    />
  )
  return (
    <div
      role="group"
      aria-label={t(listTexts.order)}
      className={clsx(checklistColumns, 'bg-sunken text-small font-semibold text-ink-2 max-sm:hidden')}
    >
      <span className="col-start-2 flex gap-4">
        {head(t(listTexts.card), 'name')}
        {head(t(listTexts.number), 'number')}
      </span>
      <span className="text-right">{t(facetTexts.supply)}</span>
      <span className="flex justify-end">
        {head(t(facetTexts.price), now === 'price_low' ? 'price_high' : 'price_low', now.startsWith('price_'))}
      </span>
    </div>
  )
}

interface SortButtonProps {
  title: string
  /** Says what a press does, such as "Menor preço". */
  how: string
  /** The direction in which the list is sorted by this column; false if it is sorted by another. */
  way: 'up' | 'down' | false
  onSort: () => void
}

function SortButton({ title, how, way, onSort }: SortButtonProps) {
  const Sign = way === 'up' ? ArrowUp : way === 'down' ? ArrowDown : ArrowUpDown
  return (
    <button
      type="button"
      aria-pressed={way !== false}
      title={how}
      onClick={onSort}
      className="inline-flex min-h-10 items-center gap-1.5 rounded-tag hover:text-ink pointer-coarse:min-h-11"
    >
      {title}
      <span className="sr-only">, {how}</span>
      <Sign aria-hidden size={16} strokeWidth={2} className={way ? 'text-mata' : 'text-ink-3'} />
    </button>
  )
}
