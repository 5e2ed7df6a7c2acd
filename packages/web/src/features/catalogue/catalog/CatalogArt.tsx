import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { ComponentProps } from 'react'
import { CardArt } from '../../../ui/CardArt.tsx'
import { GoodArt } from '../../../ui/GoodArt.tsx'
import { GameBack } from './GameBack.tsx'

type Look = Omit<ComponentProps<typeof CardArt>, 'src' | 'name' | 'back'>

interface CatalogArtProps extends Look {
  product: Pick<Product, 'type' | 'name' | 'product_image' | 'categories'>
  /** Replaces the product's first picture; null shows the back of its game. */
  src?: string | null | undefined
}

export function CatalogArt({ product, src = product.product_image[0]?.image, ...look }: CatalogArtProps) {
  const { type, name, categories } = product
  if (type === 'tcg') return <CardArt {...look} src={src} name={name} back={<GameBack game={categories.business} />} />
  return <GoodArt {...look} src={src} name={name} />
}
