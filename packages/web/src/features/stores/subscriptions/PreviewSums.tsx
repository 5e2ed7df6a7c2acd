import type { Plan, Preview } from '@bra/contract/stores/subscriptions.schemas'
import { date, money } from '@bra/contract/trade/format'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/states.tsx'
import { changeTexts } from './change-texts.ts'

const DAY_AT = 8

/** Shows what is paid today and afterwards, line by line, and what else the change does. */
export function PreviewSums({ plan, preview }: { plan: Plan; preview: Preview }) {
  const t = useText()
  const { kind, lines, cents, next_on: nextOn, next_cents: next, offers_without_place: left, resumes } = preview
  return (
    <>
      <p className="mt-1 text-ink-2">{introOf(t, plan, preview)}</p>
      <dl className="mt-3 tabular-nums">
        {lines.map(({ label, cents: part }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="whitespace-nowrap">{money(part)}</dd>
          </div>
        ))}
        {kind !== 'free' && (
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
            <dt className="font-bold">{t(changeTexts.today)}</dt>
            <dd>
              <Money cents={cents} size="display" />
            </dd>
          </div>
        )}
        {nextOn && next > 0 && (
          <div className="flex items-baseline justify-between gap-4 pt-1">
            <dt className="text-ink-2">
              {plan.interval === 'month'
                ? t(changeTexts.nextOfMonth, { day: Number(nextOn.slice(DAY_AT)) })
                : t(changeTexts.nextOfYear, { date: date(nextOn) })}
            </dt>
            <dd className="whitespace-nowrap">{money(next)}</dd>
          </div>
        )}
      </dl>
      <div className="mt-4 grid gap-3 empty:hidden">
        {left > 0 && <Notice tone="buriti">{t(changeTexts.leavesOut, { count: left })}</Notice>}
        {resumes && <Notice>{t(changeTexts.resumes)}</Notice>}
      </div>
    </>
  )
}

function introOf(t: Translate, { name }: Plan, { kind, begins_on: begins, next_on: nextOn }: Preview) {
  if (kind === 'same') return t(changeTexts.stays)
  if (kind === 'later') return t(changeTexts.later, { date: date(begins) })
  if (kind === 'free') return t(changeTexts.free, { name, date: date(begins) })
  if (kind === 'upgrade' && nextOn) return t(changeTexts.upgrade, { date: date(nextOn) })
  return t(changeTexts.first)
}
