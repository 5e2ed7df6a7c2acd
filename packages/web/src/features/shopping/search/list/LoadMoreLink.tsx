import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../lib/text.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { LoadMore } from '../../../../ui/LoadMore.tsx'
import { listTexts } from './texts.ts'

interface LoadMoreLinkProps {
  itemIds: string[]
  total: number
  /** The address with one page more; null if there is none. */
  to: string | null
  busy: boolean
}

/** A link works without scripts; after a press the focus moves to the first new element. */
export function LoadMoreLink({ itemIds, total, to, busy }: LoadMoreLinkProps) {
  const t = useText()
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const shown = itemIds.length
  const added = pressedAt === null ? undefined : itemIds[pressedAt]

  useEffect(() => {
    if (!added) return
    document.getElementById(added)?.querySelector('a')?.focus({ preventScroll: true })
    setPressedAt(null)
  }, [added])

  if (total === 0) return null
  return (
    <LoadMore
      shown={shown}
      total={total}
      summary={t(to === null && shown < total && !busy ? listTexts.shownFirst : listTexts.shown, { shown, total })}
      action={
        to !== null && (
          <Link
            to={to}
            replace
            preventScrollReset
            aria-disabled={busy || undefined}
            className={buttonStyle('outline')}
            onClick={(event) => {
              if (busy) event.preventDefault()
              else setPressedAt(shown)
            }}
          >
            {t(listTexts.loadMore)}
          </Link>
        )
      }
    />
  )
}
