import { date } from '@bra/contract/trade/format'
import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { TriangleAlert } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { saleListTexts } from './sale-list-texts.ts'

type Due = Pick<StoreSale, 'post_by' | 'late' | 'return_until'>

export function SaleDue({ sale: { post_by: postBy, late, return_until: until } }: { sale: Due }) {
  const t = useText()
  const day = postBy ?? until
  if (!day) return <span aria-hidden>–</span>
  return (
    <span className={late ? 'font-semibold text-urucum' : undefined}>
      {late && (
        <span className="flex items-center gap-1">
          <TriangleAlert aria-hidden size={14} strokeWidth={2} />
          {t(saleListTexts.late)}
        </span>
      )}
      <time dateTime={new Date(day).toISOString()} className="whitespace-nowrap tabular-nums">
        {date(day)}
      </time>
    </span>
  )
}
