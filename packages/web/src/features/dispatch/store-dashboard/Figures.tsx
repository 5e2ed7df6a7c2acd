import { money } from '@bra/contract/trade/format'
import type { Dashboard } from '@bra/contract/dispatch/store-dashboard.schemas'
import { useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Sparkline } from '../../../ui/Sparkline.tsx'
import { changeInWords } from './change-words.ts'
import { dashboardTexts } from './texts.ts'

export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useText()
  const { sales_cents: sales, orders, ticket_cents: ticket, rating, days } = dashboard
  const period = days.length
  const tickets = days.flatMap(({ cents, orders: count }) => (count > 0 ? [cents / count] : []))
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Figure
        name={t(dashboardTexts.sales)}
        value={money(sales.now)}
        figure={sales}
        period={period}
        line={days.map(({ cents }) => cents)}
      />
      <Figure
        name={t(dashboardTexts.orders)}
        value={String(orders.now)}
        figure={orders}
        period={period}
        line={days.map(({ orders: count }) => count)}
      />
      <Figure
        name={t(dashboardTexts.ticket)}
        value={money(ticket.now) || '–'}
        figure={ticket}
        period={period}
        line={tickets}
      />
      <Figure
        name={t(dashboardTexts.rating)}
        value={rating.now === null ? '–' : rating.now.toLocaleString('pt-BR', { minimumFractionDigits: 1 })}
        figure={rating}
        period={period}
        hint={t(rating.now === null ? dashboardTexts.noReviews : dashboardTexts.outOfFive)}
      />
    </div>
  )
}

interface FigureProps {
  name: string
  value: string
  figure: { now: number | null; before: number | null }
  /** In days. */
  period: number
  line?: number[]
  hint?: string
}

function Figure({ name, value, figure, period, line, hint }: FigureProps) {
  const t = useText()
  const id = useId()
  const change = changeInWords(figure, period, t)
  return (
    <section aria-labelledby={id} className="panel p-4 sm:p-5">
      <h3 id={id} className="font-sans text-label font-semibold tracking-normal text-ink-2">
        {name}
      </h3>
      <p className="mt-1 flex items-center justify-between gap-3">
        <span>
          <span className="title text-h2 tabular-nums">{value}</span>
          {hint && <span className="text-label text-ink-3"> {hint}</span>}
        </span>
        {line && line.length > 1 && line.some((value) => value > 0) && <Sparkline values={line} />}
      </p>
      {change && <p className="mt-1 text-label text-ink-2">{change}</p>}
    </section>
  )
}
