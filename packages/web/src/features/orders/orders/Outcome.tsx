import { date, money } from '@bra/contract/trade/format'
import type { CancelReason, Cancellation, StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'
import { Notice } from '../../../ui/states.tsx'

export const reasonTexts: Record<CancelReason, TextKey> = {
  changed_mind: 'orders.changed_mind',
  ordered_wrong: 'orders.ordered_wrong',
  too_late: 'orders.too_late',
  out_of_stock: 'orders.out_of_stock',
  damaged: 'orders.damaged',
  wrong_price: 'orders.wrong_price',
  client_silent: 'orders.client_silent',
  not_as_described: 'orders.not_as_described',
  other: 'orders.other',
}

interface CancellationNoteProps {
  parcel: { cancellation: Pick<Cancellation, 'reason' | 'comment'> | null }
}

export function CancellationNote({ parcel: { cancellation } }: CancellationNoteProps) {
  const t = useText()
  if (!cancellation) return null
  const { reason, comment } = cancellation
  return (
    <div className="max-w-[68ch] text-ink-2">
      {/* words say more than “another reason” */}
      {(reason !== 'other' || !comment) && <p>{t('orders.reason', { reason: t(reasonTexts[reason]) })}</p>}
      {comment && <blockquote className="mt-1 border-l-2 border-line-strong pl-3">{comment}</blockquote>}
    </div>
  )
}

export function RefundNote({ parcel: { refund }, icon }: { parcel: Pick<StoreOrder, 'refund'>; icon: ReactNode }) {
  const t = useText()
  if (!refund) return null
  const price = money(refund.cents)
  return (
    <Notice tone={refund.at ? 'mata' : 'anil'} icon={icon}>
      {refund.at ? t('orders.refundDone', { price, day: date(refund.at) }) : t('orders.refundOpen', { price })}
      {refund.credit_cents > 0 && ` ${t('credit.refunded', { price: money(refund.credit_cents) })}`}
      {refund.reasons.map((reason, at) => (
        <span key={at} className="block">
          {reason}
        </span>
      ))}
    </Notice>
  )
}
