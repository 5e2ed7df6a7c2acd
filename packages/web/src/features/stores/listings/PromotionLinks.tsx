import { date } from '@bra/contract/trade/format'
import type { Promotion } from '@bra/contract/stores/listings.schemas'
import { Link } from 'react-router'
import { pageTitles } from '../../../lib/page-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { promotionTexts } from './texts.ts'

const card =
  'panel transition-quiet flex h-full w-64 flex-col gap-0.5 px-4 py-3 hover:border-line-strong aria-[current=page]:border-mata aria-[current=page]:bg-mata-soft aria-[current=page]:text-on-mata-soft'

export function PromotionLinks({ promotions, shown }: { promotions: Promotion[]; shown: number | null }) {
  const t = useText()
  return (
    <nav aria-label={t(pageTitles.promotions)} className="mb-4">
      <ul className="shelf -mx-4 scroll-px-4 gap-3 px-4 py-1 md:-mx-6 md:scroll-px-6 md:px-6 lg:mx-0 lg:flex-wrap lg:px-0">
        <li>
          <Link to={paths.promotions()} aria-current={shown === null ? 'page' : undefined} className={card}>
            <span className="font-semibold">{t(promotionTexts.all)}</span>
            <span className="text-small">
              {t(tileTexts.offers, { count: promotions.reduce((sum, { offers_count }) => sum + offers_count, 0) })}
            </span>
          </Link>
        </li>
        {promotions.map(({ id, title, running, starts_at, ends_at, offers_count }) => (
          <li key={id}>
            <Link to={paths.promotion(id)} aria-current={shown === id ? 'page' : undefined} className={card}>
              <span className="font-semibold">{title}</span>
              <span className="text-small">
                {running
                  ? t(promotionTexts.until, { day: date(ends_at) })
                  : t(promotionTexts.from, { day: date(starts_at) })}
                {' · '}
                {t(tileTexts.offers, { count: offers_count })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
