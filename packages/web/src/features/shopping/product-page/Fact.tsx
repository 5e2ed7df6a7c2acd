import type { ReactNode } from 'react'

/** Shows nothing without a value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-caption text-ink-3 sm:text-label">{name}</dt>
      <dd className="text-label font-semibold sm:text-body">{children}</dd>
    </div>
  )
}
