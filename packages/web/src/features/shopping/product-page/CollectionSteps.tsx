import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { quietLinkStyle } from '../../../ui/linkStyle.ts'
import { productTexts } from './texts.ts'

interface Neighbour {
  id: number
  name: string
}

interface CollectionStepsProps {
  previous: Neighbour | null
  next: Neighbour | null
}

const step = `${quietLinkStyle} inline-flex min-h-11 items-center gap-1 text-label sm:min-h-8`

/** Links to the neighbours by number; the arrow keys follow them too while nothing has the focus. */
export function CollectionSteps({ previous, next }: CollectionStepsProps) {
  const t = useText()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey
      if (isTaken || !hasNoFocus()) return
      const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key]
      if (rel) row.current?.querySelector<HTMLElement>(`[rel=${rel}]`)?.click()
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [])
  return (
    <nav ref={row} aria-label={t(productTexts.inCollection)} className="flex gap-4">
      {previous && (
        <Link rel="prev" to={paths.product(previous)} className={step} title={previous.name}>
          <ChevronLeft aria-hidden size={16} strokeWidth={2} />
          {t(productTexts.previous)}
          <span className="sr-only">: {previous.name}</span>
        </Link>
      )}
      {next && (
        <Link rel="next" to={paths.product(next)} className={step} title={next.name}>
          {t(productTexts.next)}
          <span className="sr-only">: {next.name}</span>
          <ChevronRight aria-hidden size={16} strokeWidth={2} />
        </Link>
      )}
    </nav>
  )
}

/** On a page just opened, `body`, `main` or the heading has the focus. */
const hasNoFocus = () => document.activeElement?.matches('body, #main, h1') ?? true
