import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

interface ViewToggleProps {
  label: string
  views: { key: string; text: string; icon: LucideIcon; to: string; isShown: boolean }[]
}

export function ViewToggle({ label, views }: ViewToggleProps) {
  return (
    <nav aria-label={label} className="flex rounded-control border border-line-strong bg-surface">
      {views.map(({ key, text, icon: Icon, to, isShown }) => (
        <Link
          key={key}
          to={to}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          className="transition-quiet inline-flex min-h-10.5 items-center gap-2 rounded-[9px] px-3 text-label font-semibold text-ink-2 hover:text-ink aria-[current]:bg-mata-soft aria-[current]:text-on-mata-soft"
        >
          <Icon aria-hidden size={16} strokeWidth={2} />
          <span className="max-sm:sr-only">{text}</span>
        </Link>
      ))}
    </nav>
  )
}
