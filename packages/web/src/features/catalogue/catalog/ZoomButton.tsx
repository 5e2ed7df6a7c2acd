import { useText } from '../../../lib/text.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { tileTexts } from './tile-texts.ts'
import { type ZoomedProduct, zoomProduct } from './zoomed-product.ts'

/** Appears when the pointer is over its tile; on touch screens the tile leads straight to the page. */
export function ZoomButton({ product }: { product: ZoomedProduct }) {
  const t = useText()
  return (
    <IconButton
      compact
      look="floating"
      label={t(tileTexts.zoomNamed, { name: product.name })}
      className="tile-zoom"
      onClick={() => zoomProduct(product)}
    >
      <Icon name="enlarge" className="icon icon-small" />
    </IconButton>
  )
}
