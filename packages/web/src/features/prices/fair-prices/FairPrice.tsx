import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Notice } from '../../../ui/states.tsx'
import { useOwnStores } from '../../stores/stores/own-stores.data.ts'
import { evidenceOf, fairPriceQuery, farBy, type Variant } from './fair-prices.data.ts'
import { fairPriceTexts } from './texts.ts'

interface FairPriceProps {
  variant: Variant
  /** In cents; a warning stands beside a price that is far from the fair one. */
  asked?: number | null
  onUse?: (cents: number) => void
}

export function FairPrice({ variant, asked, onUse }: FairPriceProps) {
  const t = useText()
  const { current } = useOwnStores()
  const { data } = useQuery(fairPriceQuery(variant, current?.id))
  if (!data) return <Skeleton className="h-16" />
  const { fair, lowest_cents, offers } = data.prices[0]!
  const far = farBy(asked, fair)
  return (
    <div className="grid gap-2">
      <dl className="grid gap-x-6 gap-y-1 rounded-panel bg-sunken px-4 py-3 text-label sm:grid-cols-2">
        <div>
          <dt className="text-ink-2">{t(fairPriceTexts.title)}</dt>
          <dd>
            {fair ? (
              <>
                <strong className="text-body tabular-nums">{money(fair.price_cents)}</strong>{' '}
                <span className="text-ink-2">{evidenceOf(fair, t)}</span>
                <span className="block text-ink-3 tabular-nums">
                  {t(fairPriceTexts.range, { low: money(fair.low_cents), high: money(fair.high_cents) })}
                </span>
              </>
            ) : (
              t(fairPriceTexts.unknown)
            )}
          </dd>
        </div>
        <div>
          <dt className="text-ink-2">{t(fairPriceTexts.lowest)}</dt>
          <dd>
            {lowest_cents === null ? (
              t(fairPriceTexts.noOffers)
            ) : (
              <>
                <strong className="text-body tabular-nums">{money(lowest_cents)}</strong>{' '}
                <span className="text-ink-2">{t(fairPriceTexts.offers, { count: offers })}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
      {fair && onUse && (
        <div>
          <Button variant="tonal" size="small" onClick={() => onUse(fair.price_cents)}>
            {t(fairPriceTexts.use, { price: money(fair.price_cents) })}
          </Button>
        </div>
      )}
      <div role="status">
        {far !== null && (
          <Notice tone="buriti" icon={<TriangleAlert aria-hidden size={20} strokeWidth={1.75} />}>
            {t(far > 0 ? fairPriceTexts.farAbove : fairPriceTexts.farBelow, { percent: Math.abs(far) })}
          </Notice>
        )}
      </div>
    </div>
  )
}
