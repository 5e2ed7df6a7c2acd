import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { useText } from '../../../lib/text.tsx'
import { isSelectable, type Selection } from './useSelection.ts'

/** Checkbox of a row; shown only if something can still be done with it. */
export function SaleTick({ sale, selection }: { sale: StoreSale; selection: Selection }) {
  const t = useText()
  if (!isSelectable(sale)) return null
  return (
    <span className="grid size-11 place-items-center">
      <input
        type="checkbox"
        className="tick m-0!"
        aria-label={t('selling.selectOne', { id: String(sale.order_id) })}
        checked={selection.has(sale.id)}
        onChange={() => selection.toggle(sale.id)}
      />
    </span>
  )
}
