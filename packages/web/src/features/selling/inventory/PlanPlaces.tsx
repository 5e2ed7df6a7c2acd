import { Hourglass } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import type { GridIndex } from './inventory.data.ts'

/** Says that offers wait because the store's plan has no place for them, and how to bring them back. */
export function PlanPlaces({ plan }: { plan: GridIndex['plan'] | undefined }) {
  const t = useText()
  if (!plan?.waiting || plan.limit === null) return null
  return (
    <Notice tone="buriti" icon={<Hourglass aria-hidden size={20} strokeWidth={1.75} />}>
      {t('inventory.planLimit', { count: plan.limit })} {t('inventory.planWaiting', { count: plan.waiting })}
    </Notice>
  )
}
