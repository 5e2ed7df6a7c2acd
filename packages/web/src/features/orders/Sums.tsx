import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Amounts under each other, each with its name. */
export const Sums = ({ className, children }: { className?: string; children: ReactNode }) => (
  <dl className={clsx('flex flex-col gap-2 tabular-nums', className)}>{children}</dl>
)

export function Sum({ name, isTotal, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx('flex items-baseline justify-between gap-4', isTotal && 'border-t border-line pt-3 font-bold')}
    >
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
