import type { FairPrice } from '@bra/contract/prices/fair-prices.schemas'
import { date, money } from '@bra/contract/trade/format'
import type { CardLanguage } from '@bra/contract/trade/trade'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { SlimPlot } from '../../../ui/SlimPlot.tsx'
import { evidenceOf, fairPriceQuery } from '../fair-prices/fair-prices.data.ts'
import { MarketSwitches } from './MarketSwitches.tsx'
import type { PriceDetailsProps } from './PriceDetails.tsx'
import { pricesQuery } from './stats.data.ts'
import { marketTexts } from './texts.ts'

const PriceDetails = lazyPart(async () => (await import('./PriceDetails.tsx')).PriceDetails)

interface PriceStripProps extends Omit<PriceDetailsProps, 'onClose'> {
  /** The language for which the fair price is estimated. */
  language: CardLanguage
  onAlert: (cents: number) => void
}

/** With fewer sales a line would suggest a trend that nobody saw. */
const ENOUGH_SALES = 3

export function PriceStrip({ onAlert, ...strip }: PriceStripProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { product, market, days } = strip
  const answer = useQuery(pricesQuery(product.id, days, market))
  const fair = useFairPrice(strip)
  const title = t(marketTexts.pricesIn, { days })
  return (
    <section aria-label={title} className="panel flex min-h-47 flex-col justify-between gap-1 p-3 md:min-h-35">
      <Answer to={answer} title={t(marketTexts.pricesFailed)} room="h-29">
        {({ points, summary }) => (
          <>
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 xl:flex-nowrap">
              <Figures median={summary?.median} sales={summary?.sales ?? 0} {...{ days, fair }} />
              <MarketSwitches {...strip} />
            </div>
            <div className="h-12 md:h-16">
              {summary && summary.sales >= ENOUGH_SALES ? (
                <SlimPlot
                  title={title}
                  points={points.map(({ day, median }) => ({ on: day, cents: median }))}
                  onChoose={onAlert}
                  chosenText={(price) => t(marketTexts.alertAt, { price })}
                />
              ) : (
                <Estimate fair={fair} sales={summary?.sales ?? 0} days={days} />
              )}
            </div>
            <div className="flex items-center justify-between text-caption text-ink-3 tabular-nums">
              <span>{date(points[0]?.day).slice(0, 5)}</span>
              <button
                type="button"
                className="min-h-6 rounded-tag px-2 font-semibold text-mata"
                onClick={() => setOpen(true)}
              >
                {t(marketTexts.details)}
              </button>
              <span>{points.length > 1 && date(points.at(-1)?.day).slice(0, 5)}</span>
            </div>
          </>
        )}
      </Answer>
      <Suspense>{isOpen && <PriceDetails {...strip} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}

function useFairPrice({ product, market, language }: Pick<PriceStripProps, 'product' | 'market' | 'language'>) {
  const { condition = 'lacrado', finish = 'normal' } = market
  const { data } = useQuery(fairPriceQuery({ product_id: product.id, condition, finish, language }))
  return data?.prices[0]?.fair ?? null
}

interface FiguresProps {
  median: number | undefined
  sales: number
  days: number
  fair: FairPrice | null
}

function Figures({ median, sales: count, days, fair }: FiguresProps) {
  const t = useText()
  const sales = t(marketTexts.sales, { count })
  if (count < ENOUGH_SALES) return <p className="text-small text-ink-2">{t(marketTexts.few, { sales })}</p>
  return (
    <p className="min-w-0 text-small text-ink-2 tabular-nums">
      <b className="text-ink">
        {t(marketTexts.median)} {money(median)}
      </b>{' '}
      {t(marketTexts.medianIn, { days, sales })}
      <span className="block min-h-[1lh] text-ink-3">{fair && <Fair fair={fair} />}</span>
    </p>
  )
}

function Fair({ fair }: { fair: FairPrice }) {
  const t = useText()
  return (
    <>
      <b className="font-semibold text-ink-2">{t(marketTexts.fair, { price: money(fair.price_cents) })}</b>{' '}
      <span aria-hidden>({fair.language})</span>
      <span className="sr-only">{t(marketTexts.inLanguage, { language: t(tradeTexts[fair.language]) })}</span>,{' '}
      {evidenceOf(fair, t)}
    </>
  )
}

function Estimate({ fair, sales: count, days }: Omit<FiguresProps, 'median'>) {
  const t = useText()
  return (
    <p className="grid h-full place-content-center rounded-tag bg-sunken px-3 text-center text-small text-ink-2">
      {fair ? (
        <span>
          <Fair fair={fair} />
        </span>
      ) : count ? (
        t(marketTexts.few, { sales: t(marketTexts.sales, { count }) })
      ) : (
        t(marketTexts.none, { days })
      )}
    </p>
  )
}
