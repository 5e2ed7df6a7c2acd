import type { Review } from '@bra/contract/stores.schemas'
import { useSearchParams } from 'react-router'
import { MorePages, usePages } from '../../lib/paged.tsx'
import { useText } from '../../lib/text.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ReviewHistogram } from './ReviewHistogram.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { pagesOfReviews, REVIEWS_PAGE } from './reviews.data.ts'

/** What buyers say of the own store, each with the way to answer. */
export function OwnReviews({ storeId }: { storeId: number }) {
  const t = useText()
  const [query] = useSearchParams()
  const list = usePages(pagesOfReviews(storeId, query))
  const found = list.pages.flatMap(({ reviews }) => reviews)
  const summary = list.pages[0]
  if (!summary && list.isWaiting) return <SkeletonRows rows={4} className="h-24" />
  if (summary?.count === 0)
    return (
      <EmptyState picture="/media/scenes/owl.svg" title={t('stores.noReviews')}>
        {t('dashboard.noReviewsHint')}
      </EmptyState>
    )
  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      {summary && (
        <div className="panel p-4">
          <ReviewHistogram stars={summary.stars} />
        </div>
      )}
      <div aria-busy={list.isOld} className="panel px-5">
        <ul className="divide-y divide-line">
          {found.map((review: Review) => (
            <li key={review.id} className="pb-4">
              <ReviewItem review={review} />
              <AnswerForm review={review} />
            </li>
          ))}
        </ul>
        <MorePages list={list} shown={found.length} name={REVIEWS_PAGE} />
      </div>
    </div>
  )
}
