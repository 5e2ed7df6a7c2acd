import type { ReactNode } from 'react'

interface ScrollFrameProps {
  label: string
  className: string
  children: ReactNode
}

export function ScrollFrame({ label, className, children }: ScrollFrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll only what can hold the focus
    <div role="region" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  )
}
