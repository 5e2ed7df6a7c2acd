import type { RankedStore } from '@bra/contract/stores/stores.schemas'
import { useText } from '../../../lib/text.tsx'
import { StoreRating } from '../../stores/stores/StoreRating.tsx'
import { rankingTexts } from './ranking-texts.ts'

/** The mean of the last 60 days, which the ranking uses; the store's page shows the mean of all time. */
export function RatingLately({ store: { new_store, rating_60d: rating, reviews_60d: count } }: { store: RankedStore }) {
  const t = useText()
  if (!new_store && rating === null) return <span className="text-label text-ink-2">{t(rankingTexts.noReviews60)}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <StoreRating store={{ new_store, rating, reviews_count: count }} />
      {!new_store && <span className="text-small text-ink-3">{t(rankingTexts.in60Days)}</span>}
    </span>
  )
}
