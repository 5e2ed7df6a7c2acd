import type { Store } from '@bra/contract/stores/stores.schemas'
import { Sprout } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { storeCardTexts } from './store-card-texts.ts'
import { useFigure } from './useFigure.ts'

type Rated = Pick<Store, 'rating' | 'reviews_count' | 'new_store'>

export function StoreRating({ store, full }: { store: Rated; full?: boolean }) {
  const t = useText()
  const figure = useFigure()
  if (store.new_store) {
    return (
      <Badge tone="anil" icon={<Sprout aria-hidden size={16} strokeWidth={2} />}>
        {t(storeCardTexts.newStore)}
      </Badge>
    )
  }
  if (store.rating === null) return <span className="text-label text-ink-2">{t(storeCardTexts.noReviews)}</span>
  const text = figure(store.rating)
  return (
    <Stars
      full={full}
      rating={store.rating}
      text={text}
      label={t(storeCardTexts.ratingOf, { rating: text, count: store.reviews_count })}
    />
  )
}
