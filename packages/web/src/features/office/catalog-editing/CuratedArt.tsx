import type { CuratedProduct } from '@bra/contract/office/catalog-editing.schemas'
import { CardArt } from '../../../ui/CardArt.tsx'
import { GoodArt } from '../../../ui/GoodArt.tsx'
import { GameBack } from '../../catalogue/catalog/GameBack.tsx'

interface CuratedArtProps {
  product: Pick<CuratedProduct, 'type' | 'name' | 'images' | 'category'>
  sizes: string
}

export function CuratedArt({ product: { type, name, images, category }, sizes }: CuratedArtProps) {
  const look = { src: images[0], name, sizes, decorative: true }
  return type === 'tcg' ? <CardArt {...look} back={<GameBack game={category.business} />} /> : <GoodArt {...look} />
}
