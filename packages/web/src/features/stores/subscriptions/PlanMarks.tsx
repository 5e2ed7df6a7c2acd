import type { Plan } from '@bra/contract/stores/subscriptions.schemas'
import { date } from '@bra/contract/trade/format'
import { Check } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { beginningOf, type Comparison } from './comparison.ts'
import { smallestThatFits } from './plan-comparison.ts'
import { planTabTexts } from './plan-tab-texts.ts'

interface PlanMarkProps {
  plan: Plan
  of: Comparison
}

export function PlanTags({ plan, of: { plans, current, offers } }: PlanMarkProps) {
  const t = useText()
  const fitting = smallestThatFits(plans, offers)
  return (
    <>
      {plan === current && <Badge>{t(planTabTexts.today)}</Badge>}
      {plan === fitting && <Badge tone="ipe">{t(planTabTexts.fitsAll)}</Badge>}
    </>
  )
}

export function PlanAction({ plan, of: { current, signature, chosen, onChoose } }: PlanMarkProps) {
  const t = useText()
  const begins = beginningOf(plan, signature)
  if (begins) return <span className="font-semibold">{t(planTabTexts.beginsOn, { date: date(begins) })}</span>
  if (plan === current && signature?.next_plan && plan.code !== chosen)
    return (
      <Button variant="tonal" onClick={() => onChoose(plan.code)}>
        {t(planTabTexts.stay)}
      </Button>
    )
  if (plan === current) {
    const end = signature?.period_end
    return (
      <span className="text-ink-2">{end ? t(planTabTexts.until, { date: date(end) }) : t(planTabTexts.inForce)}</span>
    )
  }
  if (plan.code === chosen)
    return (
      <span className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <Check aria-hidden size={16} strokeWidth={2} className="flex-none" />
        {t(planTabTexts.chosen)}
      </span>
    )
  return (
    <Button
      variant="tonal"
      aria-label={t(planTabTexts.chooseNamed, { name: plan.name })}
      onClick={() => onChoose(plan.code)}
    >
      {t(planTabTexts.choose)}
    </Button>
  )
}
