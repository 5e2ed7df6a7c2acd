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
  /** Screen readers say the word after the name; a stopped step says it itself. */
  words: { done: string; now: string; ahead: string }
  /** True if the steps stand one under the other in wide windows too. */
  upright?: boolean
}

const marks: Record<TimelineStep['look'], string> = {
  done: 'border-mata-soft bg-mata-soft text-on-mata-soft',
  now: 'border-mata bg-mata text-on-mata',
  ahead: 'border-line-strong bg-surface',
  stopped: 'border-urucum bg-urucum text-on-urucum',
}

/** In a narrow window the steps are a row of marks, and only the present one has its name under it. */
export function Timeline({ label, steps, words, upright }: TimelineProps) {
  return (
    <ol aria-label={label} className={clsx(!upright && 'grid auto-cols-fr grid-flow-col max-md:pb-10')}>
      {steps.map(({ key, name, note, look }, index) => {
        const next = steps[index + 1]
        const isShown = look === 'now' || look === 'stopped' || (look === 'done' && !next)
        return (
          <li
            key={key}
            aria-current={look === 'now' ? 'step' : undefined}
            className={clsx(
              'group relative flex',
              upright ? 'gap-3 pb-4 last:pb-0' : 'flex-col items-center md:gap-2 md:px-1 md:text-center',
            )}
          >
            {next && (
              <span
                aria-hidden
                className={clsx(
                  'absolute',
                  upright
                    ? 'top-8 bottom-1 left-[0.8125rem] w-0.5'
                    : 'top-[0.8125rem] left-[calc(50%+1rem)] h-0.5 w-[calc(100%-2rem)] md:left-[calc(50%+1.25rem)] md:w-[calc(100%-2.5rem)]',
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
            <span
              className={clsx(
                'min-w-0 text-label',
                look === 'ahead' ? 'text-ink-3' : 'text-ink',
                upright ? 'pt-0.5 md:pt-0' : isShown ? underMark : 'max-md:sr-only',
              )}
            >
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

const underMark =
  'max-md:absolute max-md:top-8 max-md:left-1/2 max-md:-translate-x-1/2 max-md:text-center max-md:whitespace-nowrap max-md:group-first:left-0 max-md:group-first:translate-x-0 max-md:group-first:text-left max-md:group-last:right-0 max-md:group-last:left-auto max-md:group-last:translate-x-0 max-md:group-last:text-right'

function Mark({ look }: Pick<TimelineStep, 'look'>) {
  if (look === 'ahead') return null
  if (look === 'stopped') return <X size={16} strokeWidth={2.5} />
  if (look === 'done') return <Check size={16} strokeWidth={2.5} />
  return <span className="size-2 rounded-full bg-current" />
}
