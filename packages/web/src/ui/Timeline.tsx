import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

export interface TimelineStep {
  key: string
  name: string
  note?: ReactNode
  look: 'done' | 'now' | 'ahead' | 'stopped'
}

interface TimelineProps {
  label: string
  steps: TimelineStep[]
  /** Read after the name; a stopped step says it itself. */
  words: { done: string; now: string; ahead: string }
  /** True if the steps stand one under the other in wide windows, too. */
  upright?: boolean
}

const marks: Record<TimelineStep['look'], string> = {
  done: 'border-mata-soft bg-mata-soft text-on-mata-soft',
  now: 'border-mata bg-mata text-on-mata',
  ahead: 'border-line-strong bg-surface',
  stopped: 'border-urucum bg-urucum text-on-urucum',
}

export function Timeline({ label, steps, words, upright }: TimelineProps) {
  return (
    <ol aria-label={label} className={clsx(!upright && 'md:grid md:auto-cols-fr md:grid-flow-col')}>
      {steps.map(({ key, name, note, look }, index) => {
        const next = steps[index + 1]
        return (
          <li
            key={key}
            aria-current={look === 'now' ? 'step' : undefined}
            className={clsx(
              'relative flex gap-3 pb-4 last:pb-0',
              !upright && 'md:flex-col md:items-center md:gap-2 md:px-1 md:pb-0 md:text-center',
            )}
          >
            {next && (
              <span
                aria-hidden
                className={clsx(
                  'absolute top-8 bottom-1 left-[0.8125rem] w-0.5',
                  !upright &&
                    'md:top-[0.8125rem] md:bottom-auto md:left-[calc(50%+1.25rem)] md:h-0.5 md:w-[calc(100%-2.5rem)]',
                  next.look === 'ahead' ? 'bg-line-strong' : 'bg-mata',
                )}
              />
            )}
            <span
              aria-hidden
              className={clsx('grid size-7 flex-none place-items-center rounded-full border-2', marks[look])}
            >
              <Mark look={look} />
            </span>
            <span className={clsx('min-w-0 pt-0.5 text-label md:pt-0', look === 'ahead' ? 'text-ink-3' : 'text-ink')}>
              <span className={clsx('block', look === 'ahead' ? '' : 'font-semibold')}>{name}</span>
              {look !== 'stopped' && <span className="sr-only">, {words[look]}</span>}
              {note && <span className="block text-small text-ink-3 tabular-nums">{note}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Mark({ look }: Pick<TimelineStep, 'look'>) {
  if (look === 'ahead') return null
  if (look === 'stopped') return <X size={16} strokeWidth={2.5} />
  if (look === 'done') return <Check size={16} strokeWidth={2.5} />
  return <span className="size-2 rounded-full bg-current" />
}
