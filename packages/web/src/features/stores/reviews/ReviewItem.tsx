import { date } from '@bra/contract/trade/format'
import type { Review } from '@bra/contract/stores/stores.schemas'
import { Store } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Stars } from '../../../ui/Stars.tsx'
import { reviewTexts } from './texts.ts'

export function ReviewItem({ review }: { review: Review }) {
  const t = useText()
  const { stars, comment, author, uf, answer, created_at: createdAt } = review
  return (
    <article className="py-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
        <Stars full rating={stars} text={String(stars)} label={t(reviewTexts.starsOf, { count: stars })} />
        <b>{author}</b>
        <span className="text-ink-3">{uf}</span>
        <time dateTime={createdAt} className="text-ink-3 tabular-nums">
          {date(createdAt)}
        </time>
      </header>
      {comment && <p className="mt-1.5 max-w-[68ch]">{comment}</p>}
      {answer && (
        <div className="mt-3 max-w-[68ch] rounded-control bg-sunken px-4 py-3 text-label">
          <p className="flex items-center gap-2 font-bold">
            <Store aria-hidden size={16} strokeWidth={2} />
            {t(reviewTexts.answer)}
          </p>
          <p className="mt-1 text-ink-2">{answer}</p>
        </div>
      )}
    </article>
  )
}
