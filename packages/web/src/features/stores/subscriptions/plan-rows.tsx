import { isComing } from '@bra/contract/kit/coming'
import type { Plan } from '@bra/contract/stores/subscriptions.schemas'
import { money } from '@bra/contract/trade/format'
import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Translate, useText } from '../../../lib/text.tsx'
import type { Comparison } from './comparison.ts'
import { cheapestPlan, commissionCents, featureRows, offersLeftOut, planPlusCommission } from './plan-comparison.ts'
import { planTabTexts } from './plan-tab-texts.ts'
import { planTexts } from './texts.ts'

export interface PlanRow {
  key: string
  title: string
  hint?: string
  cell: (plan: Plan) => ReactNode
}

export function usePlanRows({ plans, offers, sales }: Comparison): PlanRow[] {
  const t = useText()
  return [
    priceRow(t),
    offersRow(t, offers),
    commissionRow(t, sales),
    ...(sales === null ? [] : [sumRow(t, plans, sales)]),
    ...(isComing('classifieds') ? [] : [adsRow(t)]),
    ...featureRows(plans).map(({ feature, plans: having }) => ({
      key: feature,
      title: feature,
      cell: ({ code }: Plan) => <Has it={having.has(code)} />,
    })),
  ]
}

const priceRow = (t: Translate): PlanRow => ({
  key: 'price',
  title: t(planTabTexts.price),
  cell: ({ price_cents: price, interval }) => (
    <Figure
      isLarge
      under={price > 0 && <span>{t(interval === 'month' ? planTexts.perMonth : planTexts.perYear)}</span>}
    >
      {money(price)}
    </Figure>
  ),
})

const offersRow = (t: Translate, offers: number): PlanRow => ({
  key: 'offers',
  title: t(planTabTexts.offers),
  cell: (plan) => {
    const left = offersLeftOut(plan, offers)
    const under =
      left > 0 ? (
        <span className="font-semibold text-urucum">{t(planTabTexts.leftOut, { count: left })}</span>
      ) : (
        <span className="font-semibold text-mata">{t(planTabTexts.allOnSale)}</span>
      )
    return <Figure under={under}>{count(t, plan.max_offers)}</Figure>
  },
})

const commissionRow = (t: Translate, sales: number | null): PlanRow => ({
  key: 'commission',
  title: t(planTabTexts.commission),
  ...(sales !== null && { hint: t(planTabTexts.commissionHint, { sales: money(sales) }) }),
  cell: (plan) => (
    <Figure under={sales !== null && <span>{money(commissionCents(plan, sales))}</span>}>
      {t(planTabTexts.rate, { rate: plan.commission_bp / 100 })}
    </Figure>
  ),
})

function sumRow(t: Translate, plans: Plan[], sales: number): PlanRow {
  const cheapest = cheapestPlan(plans, sales)
  return {
    key: 'sum',
    title: t(planTabTexts.sum),
    hint: t(planTabTexts.sumHint),
    cell: (plan) => (
      <Figure
        under={plan === cheapest && <span className="font-semibold text-mata">{t(planTabTexts.cheapestOfAll)}</span>}
      >
        <span className={clsx(plan === cheapest && 'text-mata')}>{money(planPlusCommission(plan, sales))}</span>
      </Figure>
    ),
  }
}

const adsRow = (t: Translate): PlanRow => ({
  key: 'ads',
  title: t(planTabTexts.ads),
  cell: ({ max_ads: most }) => <Figure>{count(t, most)}</Figure>,
})

const count = (t: Translate, most: number | null) =>
  most === null ? t(planTabTexts.noLimit) : t(planTabTexts.number, { most })

interface FigureProps {
  isLarge?: boolean
  under?: ReactNode
  children: ReactNode
}

const Figure = ({ isLarge, under, children }: FigureProps) => (
  <span className="grid tabular-nums">
    <span className={isLarge ? 'title text-h3 whitespace-nowrap' : 'font-bold'}>{children}</span>
    {under && <span className="text-small">{under}</span>}
  </span>
)

function Has({ it }: { it: boolean }) {
  const t = useText()
  const Icon = it ? Check : Minus
  return (
    <span className={clsx('inline-grid align-middle', it ? 'text-mata' : 'text-ink-3')}>
      <Icon aria-hidden size={20} strokeWidth={2} />
      <span className="sr-only">{t(it ? planTabTexts.has : planTabTexts.hasNot)}</span>
    </span>
  )
}
