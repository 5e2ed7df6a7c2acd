import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { closeZoom, useZoomedProduct } from '../../catalogue/catalog/zoomed-product.ts'

const ProductModal = lazyPart(async () => (await import('./ProductModal.tsx')).ProductModal)

/** A zoomed product lies over whatever page is open; its code is loaded with the first one. */
export function ProductZoom() {
  const zoomed = useZoomedProduct()
  const { pathname } = useLocation()
  useEffect(closeZoom, [pathname])
  if (!zoomed) return null
  return (
    <Suspense>
      <ProductModal zoomed={zoomed} />
    </Suspense>
  )
}
