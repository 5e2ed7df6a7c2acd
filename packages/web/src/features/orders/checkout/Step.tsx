import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { type StepName, stepNames, type Steps } from './steps.ts'
import { checkoutTexts } from './texts.ts'

interface StepProps {
  name: StepName
  steps: Steps
  /** Shown in one line after the step is done. */
  summary: ReactNode
  /** True if the step was settled earlier and cannot be opened again. */
  isFixed?: boolean
  children: ReactNode
}

export function Step({ name, steps, summary, isFixed, children }: StepProps) {
  const t = useText()
  const id = useId()
  const isOpen = steps.open === name
  const isDone = isFixed || steps.isDone(name)
  const heading = useFocusWhenOpened(isOpen)
  const state = isOpen ? checkoutTexts.current : isDone ? checkoutTexts.done : checkoutTexts.todo
  return (
    <section aria-labelledby={id} className="panel p-5 sm:p-6">
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
          <h2
            id={id}
            ref={heading}
            tabIndex={-1}
            data-open-step={isOpen || undefined}
            className={clsx('flex items-center gap-3 text-h3', !isOpen && !isDone && 'text-ink-3')}
          >
            <Mark number={stepNames.indexOf(name) + 1} state={state} />
            {t(checkoutTexts[name])}
          </h2>
          <span
            className={clsx('text-label', isDone && !isOpen ? 'font-semibold text-mata max-sm:sr-only' : 'text-ink-3')}
          >
            {t(state)}
          </span>
        </div>
        {isDone && !isOpen && !isFixed && (
          <Button
            variant="ghost"
            size="small"
            className="-my-1 -mr-2 flex-none text-mata"
            aria-label={t(checkoutTexts.changeStep, { step: t(checkoutTexts[name]) })}
            onClick={() => steps.go(name)}
          >
            {t(checkoutTexts.change)}
          </Button>
        )}
      </div>
      {isOpen && <div className="mt-4">{children}</div>}
      {!isOpen && isDone && <div className="mt-1.5 pl-10 text-ink-2 wrap-anywhere">{summary}</div>}
    </section>
  )
}

function useFocusWhenOpened(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !before.current) heading.current?.focus()
    before.current = isOpen
  }, [isOpen])
  return heading
}

function Mark({ number, state }: { number: number; state: string }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-7 flex-none place-items-center rounded-full border font-sans text-small font-bold tabular-nums',
        state === checkoutTexts.current && 'border-mata bg-mata text-on-mata',
        state === checkoutTexts.done && 'border-mata-soft bg-mata-soft text-on-mata-soft',
        state === checkoutTexts.todo && 'border-line-strong',
      )}
    >
      {state === checkoutTexts.done ? <Check size={16} strokeWidth={2} /> : number}
    </span>
  )
}
