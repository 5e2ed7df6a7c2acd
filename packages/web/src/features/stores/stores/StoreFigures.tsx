import { date, money } from '@bra/contract/trade/format'
import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { useText } from '../../../lib/text.tsx'
import { storeTexts } from './texts.ts'
import { usePercent } from './useFigure.ts'

export function StoreFigures({ store }: { store: StoreDetail }) {
  const t = useText()
  const percent = usePercent(1)
  const {
    honour_rate: honour,
    on_time_rate: onTime,
    cancellation_rate: cancelled,
    free_shipping_over_cents: freeOver,
  } = store
  const figures: [label: string, figure: string | null][] = [
    [t(storeTexts.salesTitle), t(storeTexts.number, { count: store.sales_count })],
    [t(storeTexts.postsTitle), t(storeTexts.days, { count: store.posts_in_days })],
    [t(storeTexts.onTime), onTime === null ? null : percent(onTime)],
    [t(storeTexts.cancelled), cancelled === null || honour !== null ? null : percent(cancelled)],
    [t(storeTexts.honour), honour === null ? null : percent(honour)],
    [t(storeTexts.grading), store.grading_rate === null ? null : percent(store.grading_rate)],
    [t(storeTexts.freeShipping), freeOver === null ? null : t(storeTexts.overPrice, { price: money(freeOver) })],
    [t(storeTexts.since), date(store.member_since)],
  ]
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 whitespace-nowrap max-lg:w-full">
      {figures
        .filter(([, figure]) => figure !== null)
        .map(([label, figure]) => (
          <div key={label}>
            <dt className="text-small text-ink-3">{label}</dt>
            <dd className="text-label font-bold tabular-nums">{figure}</dd>
          </div>
        ))}
    </dl>
  )
}
