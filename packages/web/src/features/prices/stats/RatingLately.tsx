import type { RankedStore } from '@bra/contract/stores.schemas'
import { useText } from '../../lib/text.tsx'
import { StoreRating } from '../stores/StoreRating.tsx'

/** The mean of the stars that the position counts, and not that of all times, which stands on the store's page. */
export function RatingLately({ store: { new_store, rating_60d: rating, reviews_60d: count } }: { store: RankedStore }) {
  const t = useText()
  if (!new_store && rating === null) return <span className="text-label text-ink-2">{t('stores.noReviews60')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <StoreRating store={{ new_store, rating, reviews_count: count }} />
      {!new_store && <span className="text-small text-ink-3">{t('stores.in60Days')}</span>}
    </span>
  )
}
