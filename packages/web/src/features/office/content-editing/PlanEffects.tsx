import type { ShelfDraft, ShelfRow } from '@bra/contract/office/content-editing.schemas'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../lib/text.tsx'
import { planEffects } from './plan-effects.ts'
import { planEditingTexts } from './plan-texts.ts'
import { readOf, type TypedFields } from './typed.ts'

export function PlanEffects({ plan }: { plan: ShelfRow<'plans'> }) {
  const t = useText()
  const typed = useWatch() as TypedFields
  const effects = planEffects(plan, readOf('plans', typed) as unknown as ShelfDraft<'plans'>, t)
  return (
    <section role="status" className="rounded-control bg-sunken p-3.5">
      <h3 className="mb-1 font-bold">{t(planEditingTexts.effects)}</h3>
      {effects.length === 0 && <p className="text-ink-2">{t(planEditingTexts.noEffect)}</p>}
      <ul className="grid gap-1.5">
        {effects.map(({ key, change, reach }) => (
          <li key={key}>
            {change && <span className="font-semibold tabular-nums">{change} </span>}
            {reach}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-label text-ink-2">{t(planEditingTexts.signedKeep)}</p>
    </section>
  )
}
