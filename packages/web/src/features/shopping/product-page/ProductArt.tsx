import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { RefreshCw, ZoomIn } from 'lucide-react'
import { type PointerEvent, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { productTexts } from './texts.ts'

const ArtDialog = lazyPart(async () => (await import('./ArtDialog.tsx')).ArtDialog)

const MOST_DEGREES = 6
const sizes = '(min-width: 48rem) 240px, 132px'

/** The buttons stand under the picture, because number and power are printed at its lower edge. */
export function ProductArt({ product }: { product: ProductDetail }) {
  const t = useText()
  const tilt = useTilt()
  const [isOpen, setOpen] = useState(false)
  const [face, setFace] = useState(0)
  const faces = facesOf(product)
  const src = faces[face]
  return (
    <div className="relative perspective-[60rem]">
      <button
        type="button"
        aria-label={t(tileTexts.zoomNamed, { name: product.name })}
        onClick={() => setOpen(true)}
        {...tilt}
        className="relative block w-full cursor-zoom-in! rounded-card transition-transform duration-[180ms] ease-bra"
      >
        <CatalogArt {...{ product, src, sizes }} priority="first" shadow decorative={!src} />
        <span
          aria-hidden
          className="absolute top-full right-0 mt-1 grid size-9 place-items-center rounded-control border border-line bg-surface text-ink"
        >
          <ZoomIn size={20} strokeWidth={1.75} />
        </span>
      </button>
      {faces.length > 1 && (
        <IconButton
          look="floating"
          label={t(face === 0 ? productTexts.turnToBack : productTexts.turnToFront)}
          className="absolute! top-full left-0 mt-1 size-9!"
          onClick={() => setFace((face + 1) % faces.length)}
        >
          <RefreshCw aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      )}
      {isOpen && (
        <Suspense>
          <ArtDialog product={product} image={src} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The pictures of both sides; null stands for the back that all cards of the game have. */
function facesOf({ type, product_image: [front], back_images: backs }: ProductDetail): (string | null | undefined)[] {
  if (type !== 'tcg' || !front) return [front?.image, ...backs]
  return [front.image, ...(backs.length ? backs : [null])]
}

function useTilt() {
  const ref = useRef<HTMLButtonElement>(null)
  const mayTilt = useMediaQuery('(pointer: fine) and (prefers-reduced-motion: no-preference)')
  if (!mayTilt) return { ref }

  const lean = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = ref.current!.getBoundingClientRect()
    const across = ((clientX - left) / width - 0.5) * 2
    const down = ((clientY - top) / height - 0.5) * 2
    ref.current!.style.transform = `rotateX(${-down * MOST_DEGREES}deg) rotateY(${across * MOST_DEGREES}deg)`
  }
  const rest = () => {
    ref.current!.style.transform = ''
  }
  return { ref, onPointerMove: lean, onPointerLeave: rest }
}
