import { clsx } from 'clsx'
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useFallback } from './Picture.tsx'

interface EmptyStateProps {
  /** Address of a drawing, about 240 × 180 pixels. */
  picture?: string
  title: string
  level?: 1 | 2 | 3
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ picture, title, level = 2, children, action }: EmptyStateProps) {
  const { isMissing, fail } = useFallback(picture)
  const Title = `h${level}` as const
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      {picture && !isMissing && (
        <img
          src={picture}
          alt=""
          width={240}
          height={180}
          loading="lazy"
          onError={fail}
          className="mb-5 h-[11.25rem] w-60 object-contain"
        />
      )}
      <Title className="text-h3">{title}</Title>
      <p className="mt-2 max-w-[44ch] text-ink-2">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}

interface ErrorPanelProps {
  title: string
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  busy?: boolean
  className?: string
}

export function ErrorPanel({ title, children, retryLabel, onRetry, busy, className }: ErrorPanelProps) {
  return (
    <div role="alert" className={clsx('panel flex flex-wrap items-center gap-x-4 gap-y-3 p-5', className)}>
      <span
        aria-hidden
        className="grid size-11 flex-none place-items-center rounded-control bg-urucum-soft text-on-urucum-soft"
      >
        <TriangleAlert size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-56 flex-1">
        <p className="font-bold">{title}</p>
        {children && <p className="text-ink-2">{children}</p>}
      </div>
      <Button variant="outline" icon={<RotateCw aria-hidden size={16} strokeWidth={2} />} busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}

const noticeTones = {
  mata: 'bg-mata-soft text-on-mata-soft',
  urucum: 'bg-urucum-soft text-on-urucum-soft',
  buriti: 'bg-buriti-soft text-on-buriti-soft',
  anil: 'bg-anil-soft text-on-anil-soft',
}

interface NoticeProps {
  tone?: keyof typeof noticeTones
  icon?: ReactNode
  children: ReactNode
  action?: ReactNode
}

export function Notice({ tone = 'anil', icon, children, action }: NoticeProps) {
  return (
    <div className={clsx('flex items-start gap-3 rounded-panel px-4 py-3', noticeTones[tone])}>
      {icon && <span className="mt-0.5 flex-none">{icon}</span>}
      <div className="min-w-0 flex-1 font-semibold">{children}</div>
      {action}
    </div>
  )
}
