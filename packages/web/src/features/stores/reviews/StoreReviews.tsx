import type { Review, StoreDetail } from '@bra/contract/stores/stores.schemas'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { useText } from '../../../lib/text.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { StoreRating } from '../stores/StoreRating.tsx'
import { storeTexts } from '../stores/texts.ts'
import { ReviewHistogram } from './ReviewHistogram.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { pagesOfReviews, REVIEWS_PAGE, starsOf } from './reviews.data.ts'
import { reviewTexts } from './texts.ts'

interface StoreReviewsProps {
  store: StoreDetail
  children: (review: Review) => ReactNode
}

export function StoreReviews({ store, children }: StoreReviewsProps) {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfReviews(store.id, query))
  const found = list.pages.flatMap(({ reviews }) => reviews)
  const summary = list.pages[0]
  return (
    <section aria-labelledby="avaliacoes" className="mt-12">
      <h2 id="avaliacoes" tabIndex={-1}>
        {t(reviewTexts.reviews)}
      </h2>
      {summary?.count === 0 && <p className="mt-2 text-ink-2">{t(reviewTexts.noReviews)}</p>}
      {summary && summary.count > 0 && (
        <div className="mt-4 grid items-start gap-6 md:grid-cols-[18rem_1fr]">
          <div className="panel p-4">
            <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 px-2 text-label text-ink-2">
              <StoreRating store={store} full />
              {t(storeTexts.reviewCount, { count: summary.count })}
            </p>
            <ReviewHistogram stars={summary.stars} />
          </div>
          <div aria-busy={list.isOld} className="panel px-5">
            {found.length === 0 && !list.isWaiting && (
              <p role="status" className="py-6 text-ink-2">
                {t(reviewTexts.noReviewsOf, { count: starsOf(query) ?? 0 })}
              </p>
            )}
            <ul className="divide-y divide-line">
              {found.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} />
                  <div className="-mt-2 pb-2">{children(review)}</div>
                </li>
              ))}
            </ul>
            <MorePages list={list} shown={found.length} name={REVIEWS_PAGE} />
          </div>
        </div>
      )}
      {list.isWaiting && found.length === 0 && <SkeletonRows rows={3} className="h-24" />}
    </section>
  )
}
