import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { clsx } from 'clsx'
import { CatalogArt } from './CatalogArt.tsx'

export function ProductThumb({ product, isMissing }: { product: Product; isMissing?: boolean }) {
  return (
    <span className={clsx('block w-14', isMissing && 'opacity-45')}>
      <CatalogArt product={product} decorative sizes="56px" />
    </span>
  )
}
