import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './IconButton.tsx'

interface ShelfProps {
  title: string
  more?: ReactNode
  previousLabel: string
  nextLabel: string
  /** One `li` for each tile, with its own width. */
  children: ReactNode
  gap?: string
}

/** Scrolls by hand, wheel or its two buttons; it never moves by itself. */
export function Shelf({ title, more, previousLabel, nextLabel, children, gap = 'gap-4 sm:gap-5' }: ShelfProps) {
  const titleId = useId()
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  const scrollBy = (pages: number) => row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.85 })

  useEffect(() => {
    const list = row.current!
    const watchEnds = () => {
      const isAtStart = list.scrollLeft < 8
      const isAtEnd = list.scrollLeft + list.clientWidth > list.scrollWidth - 8
      setEnds((known) => (known.isAtStart === isAtStart && known.isAtEnd === isAtEnd ? known : { isAtStart, isAtEnd }))
    }
    const resizing = new ResizeObserver(watchEnds)
    resizing.observe(list)
    list.addEventListener('scroll', watchEnds, { passive: true })
    return () => {
      resizing.disconnect()
      list.removeEventListener('scroll', watchEnds)
    }
  }, [])

  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <header className="mb-4 flex min-h-11 items-center gap-3">
        <h2 id={titleId} className="flex-1">
          {title}
        </h2>
        {more}
        <span className="flex gap-2 pointer-coarse:hidden">
          <IconButton look="outline" label={previousLabel} aria-disabled={ends.isAtStart} onClick={() => scrollBy(-1)}>
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton look="outline" label={nextLabel} aria-disabled={ends.isAtEnd} onClick={() => scrollBy(1)}>
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        </span>
      </header>
      <ul ref={row} className={`shelf -m-1 scroll-p-1 p-1 ${gap}`}>
        {children}
      </ul>
    </section>
  )
}
