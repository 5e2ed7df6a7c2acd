import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Shelf } from '../../../ui/Shelf.tsx'
import { useMixedGames } from '../../catalogue/catalog/game.ts'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { TileItem, type TileProduct } from './ProductTile.tsx'

interface ProductShelfProps {
  title: string
  products: TileProduct[]
  more?: ReactNode
}

export const shelfTile = 'w-[9.5rem] sm:w-44 desk:w-[13.5rem]'

export function ProductShelf({ title, products, more }: ProductShelfProps) {
  const t = useText()
  const names = useMixedGames()
  const isMixed = new Set(products.map(({ categories }) => categories.business)).size > 1
  if (products.length === 0) return null
  return (
    <Shelf
      title={title}
      more={more}
      previousLabel={t(tileTexts.shelfPrevious, { title })}
      nextLabel={t(tileTexts.shelfNext, { title })}
    >
      {products.map((product) => (
        <TileItem
          key={product.id}
          className={shelfTile}
          product={product}
          games={isMixed ? names : undefined}
          sizes="(min-width: 60rem) 216px, (min-width: 40rem) 176px, 152px"
        />
      ))}
    </Shelf>
  )
}
