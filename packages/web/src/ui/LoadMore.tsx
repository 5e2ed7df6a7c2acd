import type { ReactNode } from 'react'

interface LoadMoreProps {
  shown: number
  total: number
  /** For example "Mostrando 48 de 120". */
  summary: string
  /** Absent at the end of the list. */
  action?: ReactNode
}

export function LoadMore({ shown, total, summary, action }: LoadMoreProps) {
  const percent = total > 0 ? Math.min(100, (shown / total) * 100) : 100
  return (
    <div className="flex flex-col items-center gap-3 py-8">
      <p role="status" className="text-label text-ink-2 tabular-nums">
        {summary}
      </p>
      <div aria-hidden className="h-1 w-52 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-mata" style={{ width: `${percent}%` }} />
      </div>
      {action}
    </div>
  )
}
