import type { ReactNode } from 'react'
import { useId } from 'react'

interface SectionProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

export function Section({ title, hint, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel max-w-3xl p-5 sm:p-6 [&+&]:mt-5">
      <h3 id={id} className="text-h3">
        {title}
      </h3>
      {hint && <p className="mt-1 text-ink-2">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
