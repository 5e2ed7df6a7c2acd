import type { Plan } from '@bra/contract/subscriptions.schemas'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Money } from '../../ui/Money.tsx'

/** What a shop pays, plan beside plan. */
export function SellerPlans({ plans }: { plans: Plan[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} />
        </li>
      ))}
    </ul>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const t = useText()
  return (
    <article className={clsx('panel flex h-full flex-col p-5', plan.highlighted && 'outline-2 outline-mata')}>
      <h3 className="flex min-h-7 flex-wrap items-center gap-2">
        {plan.name}
        {plan.highlighted && <Badge tone="mata">{t('info.mostChosen')}</Badge>}
      </h3>
      <p className="mt-2 flex items-baseline gap-1.5 text-label text-ink-2">
        <Money cents={plan.price_cents} size="display" className="text-ink" />
        {t(plan.interval === 'month' ? 'info.perMonth' : 'info.perYear')}
      </p>
      <ul className="mt-4 mb-5 grid gap-2 text-label text-ink-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden size={16} strokeWidth={2} className="mt-0.5 flex-none text-mata" />
            {feature}
          </li>
        ))}
      </ul>
      <Link to={`${paths.becomeSeller()}?plano=${plan.code}`} className={clsx(buttonStyle('tonal'), 'mt-auto')}>
        {t('info.choosePlan', { name: plan.name })}
      </Link>
    </article>
  )
}
