import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { PriceChart } from '../../../ui/PriceChart.tsx'
import type { Market } from './market-state.ts'
import { LONGEST_BY_DAY, type PriceWindow, pricesQuery, priceWindows } from './stats.data.ts'
import { marketTexts } from './texts.ts'

interface PriceHistoryProps {
  productId: number
  market: Market
  days: PriceWindow
  onChange: (days: PriceWindow) => void
}

export function PriceHistory({ productId, market, days, onChange }: PriceHistoryProps) {
  const t = useText()
  const answer = useQuery(pricesQuery(productId, days, market))
  return (
    <Answer to={answer} title={t(marketTexts.pricesFailed)} room="h-[20.5rem]">
      {({ points, summary }) => (
        <PriceChart
          title={t(marketTexts.pricesIn, { days })}
          series={points.length ? [{ name: t(marketTexts.median), points: points.map(medianOf) }] : []}
          summary={summary && t(marketTexts.pricesSummary, inWords(summary))}
          texts={{
            dayHeader: t(days <= LONGEST_BY_DAY ? marketTexts.day : marketTexts.week),
            showTable: t(marketTexts.asTable),
            showChart: t(marketTexts.asChart),
            empty: t(marketTexts.noSales),
          }}
          controls={<WindowChoice days={days} onChange={onChange} />}
        />
      )}
    </Answer>
  )
}

function WindowChoice({ days, onChange }: Pick<PriceHistoryProps, 'days' | 'onChange'>) {
  const t = useText()
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="sr-only">{t(marketTexts.window)}</legend>
      {priceWindows.map((window) => (
        <FilterChip key={window} pressed={window === days} className="[&>svg]:hidden" onClick={() => onChange(window)}>
          <span aria-hidden>{window}</span>
          <span className="sr-only">{t(marketTexts.lastDays, { days: window })}</span>
        </FilterChip>
      ))}
      <span aria-hidden className="ml-0.5 text-small text-ink-3">
        {t(marketTexts.days)}
      </span>
    </fieldset>
  )
}

const medianOf = ({ day, median }: { day: string; median: number }) => ({ on: day, cents: median })

const inWords = ({ min, median, max, sales }: { min: number; median: number; max: number; sales: number }) => ({
  min: money(min),
  median: money(median),
  max: money(max),
  count: sales,
})
