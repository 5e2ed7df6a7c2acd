import type { Plan } from '@bra/contract/stores/subscriptions.schemas'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { useCurrentUser } from '../../people/sessions/sessions.data.ts'
import { planTexts } from './texts.ts'

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
  const hasStore = (useCurrentUser().data?.stores.length ?? 0) > 0
  return (
    <article className="panel flex h-full flex-col p-5">
      <h3 className="min-h-7">{plan.name}</h3>
      <p className="mt-2 flex items-baseline gap-1.5 text-label text-ink-2">
        <Money cents={plan.price_cents} size="display" className="text-ink" />
        {t(plan.interval === 'month' ? planTexts.perMonth : planTexts.perYear)}
      </p>
      <ul className="mt-4 mb-5 grid gap-2 text-label text-ink-2">
        {[offersOf(plan, t), ...plan.features].map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden size={16} strokeWidth={2} className="mt-0.5 flex-none text-mata" />
            {feature}
          </li>
        ))}
      </ul>
      <Link
        to={hasStore ? paths.myStores() : `${paths.becomeSeller()}?plano=${plan.code}`}
        className={clsx(buttonStyle('tonal'), 'mt-auto')}
      >
        {hasStore ? t(planTexts.seeOwnStores) : t(planTexts.choosePlan, { name: plan.name })}
      </Link>
    </article>
  )
}

export const offersOf = ({ max_offers }: Plan, t: Translate) =>
  max_offers === null ? t(planTexts.offersUnlimited) : t(planTexts.offersUpTo, { count: max_offers })
