import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { type RefObject, useEffect, useState } from 'react'
import { CatalogArt } from '../../../catalogue/catalog/CatalogArt.tsx'
import { itemId } from './item-id.ts'

interface CardPreviewProps {
  rows: RefObject<HTMLUListElement | null>
  products: Product[]
}

/** In pixels; GAP is the distance from the row and the edges. */
const WIDTH = 224
const HEIGHT = (WIDTH * 88) / 63
const GAP = 12

/** Shows the card of the row under the pointer or the focus; Esc puts it away. */
export function CardPreview({ rows, products }: CardPreviewProps) {
  const [place, setPlace] = useState<{ id: string; left: number; top: number } | null>(null)
  useEffect(() => {
    const list = rows.current!
    const show = ({ target }: Event) => {
      const row = (target as Element).closest('li')
      const thumb = row?.querySelector('[data-thumb]')?.getBoundingClientRect()
      if (!row || !thumb) return
      const top = Math.max(GAP, Math.min(thumb.top - HEIGHT / 3, innerHeight - HEIGHT - GAP))
      const before = thumb.left - GAP - WIDTH
      // Left of the rows the picture covers no name, but a narrow window has no room there.
      setPlace({ id: row.id, left: before > GAP ? before : thumb.right + GAP, top })
    }
    const hide = () => setPlace(null)
    const hideByKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    const acts = [
      ['pointerover', show],
      ['pointerleave', hide],
      ['focusin', show],
      ['focusout', hide],
      ['keydown', hideByKey],
    ] as const
    for (const [name, act] of acts) list.addEventListener(name, act as EventListener)
    window.addEventListener('scroll', hide, { passive: true })
    return () => {
      for (const [name, act] of acts) list.removeEventListener(name, act as EventListener)
      window.removeEventListener('scroll', hide)
    }
  }, [rows])
  const product = place && products.find(({ id }) => itemId(id) === place.id)
  if (!product) return null
  const { left, top } = place
  return (
    <div
      aria-hidden
      style={{ left, top, width: WIDTH }}
      className="pointer-events-none fixed z-20 rounded-card shadow-art pointer-coarse:hidden"
    >
      <CatalogArt product={product} decorative sizes={`${WIDTH}px`} />
    </div>
  )
}
