import { Hourglass } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { gridTexts } from './grid-texts.ts'
import type { GridIndex } from './inventory.data.ts'

export function PlanPlaces({ plan }: { plan: GridIndex['plan'] | undefined }) {
  const t = useText()
  if (!plan?.waiting || plan.limit === null) return null
  return (
    <Notice tone="buriti" icon={<Hourglass aria-hidden size={20} strokeWidth={1.75} />}>
      {t(gridTexts.planLimit, { count: plan.limit })} {t(gridTexts.planWaiting, { count: plan.waiting })}
    </Notice>
  )
}
