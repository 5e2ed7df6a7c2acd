import { money, date } from '@bra/contract/trade/format'
import type { ReactNode } from 'react'
import { useId, useMemo, useState } from 'react'
import { Button } from './Button.tsx'
import { PricePlot } from './PricePlot.tsx'
import { ScrollFrame } from './ScrollFrame.tsx'
import { priceGeometry, type PriceSeries } from './priceGeometry.ts'

interface PriceChartProps {
  title: string
  level?: 2 | 3
  /** One series is drawn as an area, several as lines with different dashes. */
  series: PriceSeries[]
  /** For example "menor R$ 92,00 · maior R$ 164,00". */
  summary: ReactNode
  controls?: ReactNode
  texts: { dayHeader: string; showTable: string; showChart: string; empty: string }
}

export function PriceChart({ title, level = 2, series, summary, controls, texts }: PriceChartProps) {
  const titleId = useId()
  const [isTable, setTable] = useState(false)
  const geometry = useMemo(() => priceGeometry(series), [series])
  const Title = `h${level}` as const
  const isEmpty = geometry.days.length === 0

  return (
    <figure aria-labelledby={titleId} className="panel p-4 sm:p-5">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Title id={titleId} className="font-sans text-body font-semibold tracking-normal">
          {title}
        </Title>
        <span className="text-label text-ink-2 tabular-nums">{summary}</span>
      </figcaption>
      {isEmpty ? (
        <p className="grid h-[13.25rem] place-items-center text-ink-3">{texts.empty}</p>
      ) : (
        <div className="h-[13.25rem]">
          {isTable ? (
            <PriceTable title={title} dayHeader={texts.dayHeader} series={series} days={geometry.days} />
          ) : (
            <PricePlot title={title} series={series} geometry={geometry} />
          )}
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {!isEmpty && (
          <Button variant="ghost" size="small" className="-ml-3.5" onClick={() => setTable(!isTable)}>
            {isTable ? texts.showChart : texts.showTable}
          </Button>
        )}
        {controls}
      </div>
    </figure>
  )
}

interface PriceTableProps {
  title: string
  dayHeader: string
  series: PriceSeries[]
  days: string[]
}

function PriceTable({ title, dayHeader, series, days }: PriceTableProps) {
  const centsOn = series.map((one) => new Map(one.points.map((point) => [point.on, point.cents])))
  const head = 'sticky top-0 bg-sunken px-3 py-2 text-small font-semibold text-ink-2'
  return (
    <ScrollFrame label={title} className="h-full overflow-auto rounded-control border border-line">
      <table className="w-full text-label tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {dayHeader}
            </th>
            {series.map((one) => (
              <th key={one.name} scope="col" className={`${head} text-right`}>
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day}>
              <th scope="row" className="border-t border-line px-3 py-2 text-left font-normal">
                {date(day)}
              </th>
              {series.map((one, index) => (
                <td key={one.name} className="border-t border-line px-3 py-2 text-right">
                  {money(centsOn[index]?.get(day)) || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  )
}
