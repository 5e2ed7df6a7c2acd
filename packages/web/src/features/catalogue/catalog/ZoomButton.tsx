import { clsx } from 'clsx'
import { Maximize2 } from 'lucide-react'
import { useText } from '../../../lib/text.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type ZoomedProduct, zoomProduct } from './zoomed-product.ts'

/** Appears when the pointer is over its tile; on touch screens the tile leads straight to the page. */
export function ZoomButton({ product, className }: { product: ZoomedProduct; className?: string }) {
  const t = useText()
  return (
    <IconButton
      compact
      look="floating"
      label={t('tiles.zoomNamed', { name: product.name })}
      className={clsx(
        'absolute! right-2 bottom-2 z-10 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden',
        className,
      )}
      onClick={() => zoomProduct(product)}
    >
      <Maximize2 aria-hidden size={16} strokeWidth={2} />
    </IconButton>
  )
}
