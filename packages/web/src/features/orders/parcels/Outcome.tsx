import type { SiteText } from '@bra/contract/kit/both'
import { date, money } from '@bra/contract/trade/format'
import type { CancelReason, Cancellation, StoreOrder } from '@bra/contract/orders/orders.schemas'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { creditTexts } from '../orders/credit-texts.ts'
import { parcelTexts } from '../orders/parcel-texts.ts'

export const reasonTexts: Record<CancelReason, SiteText> = {
  changed_mind: parcelTexts.changed_mind,
  ordered_wrong: parcelTexts.ordered_wrong,
  too_late: parcelTexts.too_late,
  out_of_stock: parcelTexts.out_of_stock,
  damaged: parcelTexts.damaged,
  wrong_price: parcelTexts.wrong_price,
  client_silent: parcelTexts.client_silent,
  not_as_described: parcelTexts.not_as_described,
  other: parcelTexts.other,
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
      {/* The comment of the person says more than “another reason”. */}
      {(reason !== 'other' || !comment) && <p>{t(parcelTexts.reason, { reason: t(reasonTexts[reason]) })}</p>}
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
      {refund.at ? t(parcelTexts.refundDone, { price, day: date(refund.at) }) : t(parcelTexts.refundOpen, { price })}
      {refund.credit_cents > 0 && ` ${t(creditTexts.refunded, { price: money(refund.credit_cents) })}`}
      {refund.reasons.map((reason, at) => (
        <span key={at} className="block">
          {reason}
        </span>
      ))}
    </Notice>
  )
}
