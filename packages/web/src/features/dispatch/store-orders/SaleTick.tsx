import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { useText } from '../../../lib/text.tsx'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { saleListTexts } from './sale-list-texts.ts'
import { isSelectable, type Selection } from './useSelection.ts'

export function SaleTick({ sale, selection }: { sale: StoreSale; selection: Selection }) {
  const t = useText()
  if (!isSelectable(sale)) return null
  return (
    <span className="grid size-11 place-items-center">
      <input
        type="checkbox"
        className="tick m-0!"
        aria-label={t(saleListTexts.selectOne, { id: String(sale.order_id) })}
        checked={selection.has(sale.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(sale.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </span>
  )
}

export function AllTick({ selection: { all, ids, set } }: { selection: Selection }) {
  const t = useText()
  if (all.length === 0) return null
  const isAll = all.every((id) => ids.includes(id))
  return (
    <label className="flex min-h-11 items-center gap-2 text-label">
      <input
        type="checkbox"
        className="tick m-0!"
        checked={isAll}
        ref={(field) => {
          if (field) field.indeterminate = !isAll && ids.length > 0
        }}
        onChange={() => set(isAll ? [] : [...new Set([...ids, ...all])])}
      />
      {t(dispatchRunTexts.selectWhole, { count: all.length })}
    </label>
  )
}
