import type { ReactNode } from 'react'

interface EntranceFrameProps {
  title: string
  hint?: string
  children: ReactNode
}

export function EntranceFrame({ title, hint, children }: EntranceFrameProps) {
  return (
    <div className="mx-auto w-full max-w-lg pt-2 sm:pt-6">
      <h1>{title}</h1>
      {hint && <p className="mt-2 text-ink-2">{hint}</p>}
      <div className="panel mt-5 p-5 sm:p-7">{children}</div>
    </div>
  )
}
