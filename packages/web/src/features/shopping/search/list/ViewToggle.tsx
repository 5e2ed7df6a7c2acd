import { clsx } from 'clsx'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../../lib/text.tsx'
import { listTexts } from './texts.ts'
import { isChecklist, queryOfView } from './views.ts'

const views = [
  { key: 'grid', text: listTexts.viewGrid, icon: LayoutGrid },
  { key: 'checklist', text: listTexts.viewList, icon: Rows3 },
] as const

/** A phone has room for one icon, so it shows the link to the other view alone. */
export function ViewToggle({ hasOrder, className }: { hasOrder: boolean; className?: string }) {
  const t = useText()
  const [query] = useSearchParams()
  const shown = isChecklist(query) ? 'checklist' : 'grid'
  return (
    <nav
      aria-label={t(listTexts.view)}
      className={clsx('flex flex-none rounded-control sm:border sm:border-line-strong sm:bg-surface', className)}
    >
      {views.map(({ key, text, icon: Icon }) => (
        <Link
          key={key}
          to={queryOfView(query, key, hasOrder)}
          preventScrollReset
          aria-current={key === shown ? 'true' : undefined}
          className="transition-quiet inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-[9px] px-3 text-label font-semibold text-ink-2 hover:text-ink max-sm:aria-[current]:hidden sm:min-h-10.5 aria-[current]:bg-mata-soft aria-[current]:text-on-mata-soft"
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          <span className="max-sm:sr-only">{t(text)}</span>
        </Link>
      ))}
    </nav>
  )
}
