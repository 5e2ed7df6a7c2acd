import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface SumsProps {
  className?: string
  isChanging?: boolean
  children: ReactNode
}

export const Sums = ({ className, isChanging, children }: SumsProps) => (
  <dl
    aria-busy={isChanging}
    className={clsx('flex flex-col gap-2 tabular-nums', isChanging && 'text-ink-2', className)}
  >
    {children}
  </dl>
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
