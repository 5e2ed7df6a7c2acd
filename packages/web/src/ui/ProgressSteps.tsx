import { clsx } from 'clsx'
import { Check } from 'lucide-react'

interface ProgressStepsProps {
  label: string
  steps: string[]
  current: number
  /** Screen readers say this word after a finished step: "concluída". */
  doneWord: string
}

export function ProgressSteps({ label, steps, current, doneWord }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className="flex items-center gap-2 sm:gap-3">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2 text-label',
            index === current ? 'font-bold text-ink' : 'text-ink-3',
          )}
        >
          {index > 0 && (
            <span aria-hidden className={clsx('h-px w-4 sm:w-8', index <= current ? 'bg-mata' : 'bg-line-strong')} />
          )}
          <span
            className={clsx(
              'grid size-7 flex-none place-items-center rounded-full border text-small font-bold tabular-nums',
              index < current && 'border-mata-soft bg-mata-soft text-on-mata-soft',
              index === current && 'border-mata bg-mata text-on-mata',
              index > current && 'border-line-strong',
            )}
          >
            {index < current ? <Check aria-hidden size={16} strokeWidth={2} /> : index + 1}
          </span>
          <span className={clsx(index !== current && 'sr-only sm:not-sr-only')}>{step}</span>
          {index < current && <span className="sr-only">{doneWord}</span>}
        </li>
      ))}
    </ol>
  )
}
