import { type ReactNode, useId } from 'react'
import { useEnv } from '../../../lib/env.ts'
import { megabytes } from './megabytes.ts'

interface ProgressLineProps {
  /** In bytes. */
  done: number
  of: number
  children: ReactNode
}

export function ProgressLine({ done, of, children }: ProgressLineProps) {
  const id = useId()
  const { language } = useEnv().visit
  const percent = Math.floor((100 * done) / Math.max(of, 1))
  return (
    <div>
      <p id={id} className="mb-1 flex flex-wrap justify-between gap-x-4 text-label tabular-nums">
        <span>{children}</span>
        <span>
          {percent}% · {megabytes(done, language)} / {megabytes(of, language)}
        </span>
      </p>
      <progress
        aria-labelledby={id}
        value={done}
        max={Math.max(of, 1)}
        className="h-2 w-full overflow-hidden rounded-full bg-sunken accent-mata [&::-moz-progress-bar]:bg-mata [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-mata"
      />
    </div>
  )
}
