import type { Plan } from '@bra/contract/stores/subscriptions.schemas'
import { money } from '@bra/contract/trade/format'
import { type Translate, useText } from '../../../lib/text.tsx'
import type { Comparison } from './comparison.ts'
import { cheapestPlan, offersLeftOut, planPlusCommission } from './plan-comparison.ts'
import { planTabTexts } from './plan-tab-texts.ts'

/** Names the plan of the lowest sum, also if it is the free one or the one in force. */
export function CheapestNote({ of: { plans, current, offers, sales } }: { of: Comparison }) {
  const t = useText()
  const cheapest = sales === null ? undefined : cheapestPlan(plans, sales)
  if (!cheapest || sales === null) return null
  const left = cheapest === current ? 0 : offersLeftOut(cheapest, offers)
  return (
    <section aria-labelledby="mais-barato" className="rounded-panel bg-mata-soft p-5 text-on-mata-soft">
      <h2 id="mais-barato" className="font-sans text-body font-bold tracking-normal">
        {titleOf(t, { cheapest, current, sales })}
      </h2>
      <p className="mt-1 text-label">
        {sumText(t, { cheapest, current, sales })} {left > 0 && t(planTabTexts.cheaperLeavesOut, { count: left })}
      </p>
    </section>
  )
}

interface Found {
  cheapest: Plan
  current: Plan | undefined
  sales: number
}

function titleOf(t: Translate, { cheapest, current, sales }: Found) {
  if (cheapest === current) return t(planTabTexts.cheapestIsToday)
  return t(sales > 0 ? planTabTexts.cheaper : planTabTexts.cheaperWithoutSales, { name: cheapest.name })
}

function sumText(t: Translate, { cheapest, current, sales }: Found) {
  const cents = planPlusCommission(cheapest, sales)
  const sum = money(cents)
  if (!current || cheapest === current) return t(planTabTexts.cheapestSum, { sum })
  return t(planTabTexts.cheaperBy, { sum, less: money(planPlusCommission(current, sales) - cents) })
}
