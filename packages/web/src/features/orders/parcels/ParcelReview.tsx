import { date } from '@bra/contract/trade/format'
import type { StoreOrder } from '@bra/contract/orders/orders.schemas'
import { useText } from '../../../lib/text.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { orderActionTexts } from './order-action-texts.ts'

export function ParcelReview({ parcel: { review } }: { parcel: StoreOrder }) {
  const t = useText()
  if (!review) return null
  const { stars, comment, created_at: at } = review
  return (
    <section className="rounded-control bg-sunken px-4 py-3">
      <h3 className="font-sans text-label font-bold tracking-normal">{t(orderActionTexts.yourReview)}</h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-label">
        <Stars full rating={stars} text={String(stars)} label={t(orderActionTexts.starsOf, { count: stars })} />
        <time dateTime={at} className="text-ink-3 tabular-nums">
          {date(at)}
        </time>
      </p>
      {comment && <p className="mt-1.5 max-w-[68ch] whitespace-pre-line">{comment}</p>}
    </section>
  )
}
