import { money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { PriceChart } from '../../../ui/PriceChart.tsx'
import { type PriceWindow, pricesQuery, priceWindows } from './stats.data.ts'

interface PriceHistoryProps {
  productId: number
  days: PriceWindow
  onChange: (days: PriceWindow) => void
}

/** Shows the median price paid per day or week over the chosen window. */
export function PriceHistory({ productId, days, onChange }: PriceHistoryProps) {
  const t = useText()
  const answer = useQuery(pricesQuery(productId, days))
  return (
    <Answer to={answer} title={t('product.pricesFailed')} room="h-[20.5rem]">
      {({ points, summary }) => (
        <PriceChart
          title={t('product.pricesIn', { days })}
          series={points.length ? [{ name: t('product.median'), points: points.map(medianOf) }] : []}
          summary={summary && t('product.pricesSummary', inWords(summary))}
          texts={{
            dayHeader: t(days === 30 ? 'product.day' : 'product.week'),
            showTable: t('product.asTable'),
            showChart: t('product.asChart'),
            empty: t('product.noSales'),
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
      <legend className="sr-only">{t('product.window')}</legend>
      {priceWindows.map((window) => (
        <FilterChip key={window} pressed={window === days} className="[&>svg]:hidden" onClick={() => onChange(window)}>
          <span aria-hidden>{window}</span>
          <span className="sr-only">{t('product.lastDays', { days: window })}</span>
        </FilterChip>
      ))}
      <span aria-hidden className="ml-0.5 text-small text-ink-3">
        {t('product.days')}
      </span>
    </fieldset>
  )
}

const medianOf = ({ day, median }: { day: string; median: number }) => ({ on: day, cents: median })

const inWords = ({ min, median, max, volume }: { min: number; median: number; max: number; volume: number }) => ({
  min: money(min),
  median: money(median),
  max: money(max),
  count: volume,
})
