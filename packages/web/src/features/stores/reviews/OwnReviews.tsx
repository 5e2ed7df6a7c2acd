import type { Review } from '@bra/contract/stores/stores.schemas'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { MorePages } from '../../../lib/MorePages.tsx'
import { usePages } from '../../../lib/paged.tsx'
import { useText } from '../../../lib/text.tsx'
import { chipStyle } from '../../../ui/Chip.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { ReviewHistogram } from './ReviewHistogram.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { isToAnswer, pagesOfReviews, REVIEWS_PAGE } from './reviews.data.ts'
import { reviewTexts } from './texts.ts'

export function OwnReviews({ storeId }: { storeId: number }) {
  const t = useText()
  const { query, href } = useAddress()
  const list = usePages(pagesOfReviews(storeId, query))
  const found = list.pages.flatMap(({ reviews }) => reviews)
  const summary = list.pages[0]
  if (!summary && list.isWaiting) return <SkeletonRows rows={4} className="h-24" />
  if (summary?.count === 0)
    return (
      <EmptyState picture="/media/scenes/owl.svg" title={t(reviewTexts.noReviews)}>
        {t(reviewTexts.noReviewsHint)}
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
        <p className="pt-4">
          <Link
            to={href({ responder: isToAnswer(query) ? null : 1, [REVIEWS_PAGE]: null })}
            preventScrollReset
            aria-current={isToAnswer(query) ? 'true' : undefined}
            className={chipStyle(isToAnswer(query))}
          >
            {t(reviewTexts.toAnswer)}
          </Link>
        </p>
        {found.length === 0 && !list.isWaiting && (
          <p role="status" className="py-6 text-ink-2">
            {t(isToAnswer(query) ? reviewTexts.noneToAnswer : reviewTexts.noReviews)}
          </p>
        )}
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
