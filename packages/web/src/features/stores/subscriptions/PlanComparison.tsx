import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { ScrollFrame } from '../../../ui/ScrollFrame.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import type { Comparison } from './comparison.ts'
import { usePlanRows } from './plan-rows.tsx'
import { planTabTexts } from './plan-tab-texts.ts'
import { PlanAction, PlanTags } from './PlanMarks.tsx'

/** A narrow window has a card for each plan, because a table of them would have to scroll sideways. */
export function PlanComparison({ of }: { of: Comparison }) {
  const isWide = useMediaQuery('(min-width: 48rem)')
  return isWide === false ? <Cards of={of} /> : <Columns of={of} />
}

const tint = 'bg-mata-soft text-on-mata-soft'
const cell = 'border-t border-line px-3 py-2.5 text-center'
const firstRow = 'border-t-0 pt-1 align-top'
const head = 'border-t border-line py-2.5 pr-3 pl-5 text-left font-semibold'

function Columns({ of }: { of: Comparison }) {
  const t = useText()
  const rows = usePlanRows(of)
  const columns = (className: string, draw: (plan: Comparison['plans'][number]) => ReactNode) =>
    of.plans.map((plan) => (
      <td key={plan.code} className={clsx(className, plan.code === of.chosen && tint)}>
        {draw(plan)}
      </td>
    ))
  return (
    <ScrollFrame label={t(planTabTexts.caption)} className="panel overflow-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t(planTabTexts.caption)}</caption>
        <thead>
          <tr>
            <td className="max-w-44 pt-4 pr-3 pl-5 align-top text-label text-ink-2">{t(planTabTexts.atAnyTime)}</td>
            {of.plans.map((plan) => (
              <th
                key={plan.code}
                scope="col"
                className={clsx('px-3 pt-4 pb-1 align-bottom', plan.code === of.chosen && tint)}
              >
                <span className="grid justify-items-center gap-1">
                  <PlanTags plan={plan} of={of} />
                  <span className="title text-h3">{plan.name}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, hint, cell: draw }, at) => (
            <tr key={key}>
              <th scope="row" className={clsx(head, at === 0 && firstRow)}>
                {title}
                {hint && <span className="block text-small font-normal text-ink-2">{hint}</span>}
              </th>
              {columns(clsx(cell, at === 0 && firstRow), draw)}
            </tr>
          ))}
          <tr>
            <th scope="row" className={head}>
              <span className="sr-only">{t(planTabTexts.action)}</span>
            </th>
            {columns(clsx(cell, 'h-20'), (plan) => (
              <PlanAction plan={plan} of={of} />
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollFrame>
  )
}

function Cards({ of }: { of: Comparison }) {
  const t = useText()
  const rows = usePlanRows(of)
  return (
    <ul aria-label={t(planTabTexts.caption)} className="grid gap-3">
      {of.plans.map((plan) => (
        <li
          key={plan.code}
          className={clsx('panel p-4', plan.code === of.chosen && 'border-mata inset-ring inset-ring-mata')}
        >
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="mr-auto text-h3">{plan.name}</h3>
            <PlanTags plan={plan} of={of} />
          </div>
          <dl className="mt-2">
            {rows.map(({ key, title, hint, cell: draw }) => (
              <div
                key={key}
                className="flex items-center justify-between gap-4 border-t border-line py-2 first:border-t-0"
              >
                <dt className="min-w-0">
                  {title}
                  {hint && <span className="block text-small text-ink-2">{hint}</span>}
                </dt>
                <dd className="flex-none text-right">{draw(plan)}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-3 grid *:justify-self-stretch">
            <PlanAction plan={plan} of={of} />
          </div>
        </li>
      ))}
    </ul>
  )
}
