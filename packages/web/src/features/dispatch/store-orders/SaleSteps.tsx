import type { StoreSale } from '@bra/contract/dispatch/store-orders.schemas'
import { clsx } from 'clsx'
import { Check, Circle, LoaderCircle, Minus, TriangleAlert } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { dispatchRunTexts } from './dispatch-run-texts.ts'
import { type Failures, type Step, type StepName, stepNames, stepsOf, stopOf } from './sale-steps.ts'

const signs = {
  done: { Sign: Check, size: 14, look: 'bg-mata-soft text-on-mata-soft' },
  waiting: { Sign: Circle, size: 10, look: 'text-ink-3' },
  running: { Sign: LoaderCircle, size: 14, look: 'bg-anil-soft text-on-anil-soft' },
  failed: { Sign: TriangleAlert, size: 14, look: 'bg-urucum-soft text-on-urucum-soft' },
  none: { Sign: Minus, size: 14, look: 'text-ink-3' },
} as const satisfies Record<Step, object>

interface OfSale {
  sale: StoreSale
  failures: Failures
}

export function SaleSteps({ sale, failures }: OfSale) {
  if (!stepsOf(sale, failures)) return <span />
  return (
    <span className="flex items-center gap-1">
      {stepNames.map((name) => (
        <StepMark key={name} name={name} sale={sale} failures={failures} />
      ))}
    </span>
  )
}

export function StepMark({ name, sale, failures }: OfSale & { name: StepName }) {
  const t = useText()
  const step = stepsOf(sale, failures)?.[name]
  if (!step) return <span aria-hidden>–</span>
  const { Sign, size, look } = signs[step]
  const why = stopOf(sale, failures)?.why ?? ''
  const text = t(dispatchRunTexts[`step_${step}`], { step: t(dispatchRunTexts[`${name}Step`]), why })
  return (
    <span title={text} className={clsx('inline-grid size-6 place-items-center rounded-full', look)}>
      <Sign aria-hidden size={size} strokeWidth={2} />
      <span className="sr-only">{text}</span>
    </span>
  )
}

export function PlaceOrStop({ sale, failures }: OfSale) {
  const stop = stopOf(sale, failures)
  if (stop)
    return (
      <span title={stop.why} className="line-clamp-2 text-small font-semibold text-urucum">
        {stop.why}
      </span>
    )
  if (!sale.place) return null
  return <span className="block truncate text-small text-ink-3">{`${sale.place.city}, ${sale.place.uf}`}</span>
}
