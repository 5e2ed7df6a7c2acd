import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { REVIEWS_PAGE, starsOf } from './reviews.data.ts'
import { reviewTexts } from './texts.ts'

export function ReviewHistogram({ stars }: { stars: number[] }) {
  const t = useText()
  const { query, href } = useAddress()
  const chosen = starsOf(query)
  const most = Math.max(...stars, 1)
  return (
    <ul aria-label={t(reviewTexts.byStars)} className="grid gap-0.5">
      {[5, 4, 3, 2, 1].map((count) => {
        const times = stars[count - 1] ?? 0
        const isChosen = chosen === count
        return (
          <li key={count}>
            <Link
              to={href({ estrelas: isChosen ? null : count, [REVIEWS_PAGE]: null, pagina: query.get('pagina') })}
              preventScrollReset
              aria-current={isChosen || undefined}
              className={clsx(
                'grid min-h-9 grid-cols-[4.75rem_1fr_2.5rem] items-center gap-3 rounded-tag px-2 text-label hover:bg-sunken pointer-coarse:min-h-11',
                isChosen && 'bg-mata-soft font-bold text-on-mata-soft',
              )}
            >
              {t(reviewTexts.starsOf, { count })}
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
                <span className="block h-full rounded-full bg-buriti" style={{ width: `${(times / most) * 100}%` }} />
              </span>
              <span className="text-right tabular-nums">{times}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
