import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { clsx } from 'clsx'
import { CardArt } from '../../../ui/CardArt.tsx'
import { GoodArt } from '../../../ui/GoodArt.tsx'

/** The picture at the start of a line; faded if the card is missing. */
export function ProductThumb({ product, isMissing }: { product: Product; isMissing?: boolean }) {
  const art = { src: product.product_image[0]?.image, name: product.name, decorative: true, sizes: '56px' }
  return (
    <span className={clsx('block w-14', isMissing && 'opacity-45')}>
      {product.type === 'tcg' ? <CardArt {...art} /> : <GoodArt {...art} />}
    </span>
  )
}
