import { useSearchParams } from 'react-router'
import { useDestination } from '../../../people/addresses/destination.ts'
import { useGame, useMixedGames } from '../../../catalogue/catalog/game.ts'
import { MorePages } from '../../../../lib/MorePages.tsx'
import { usePages } from '../../../../lib/paged.tsx'
import { useText } from '../../../../lib/text.tsx'
import { SkeletonTile } from '../../../../ui/Skeleton.tsx'
import { tileGrid, TileItem } from '../ProductTile.tsx'
import { pagesAfterShelves } from './home.data.ts'
import { homeTexts } from './texts.ts'

const ROW = 10

export function MoreCards() {
  const t = useText()
  const { uf } = useDestination()
  const { game } = useGame()
  const games = useMixedGames()
  const [query] = useSearchParams()
  const list = usePages(pagesAfterShelves(query, { uf, game: game?.slug }))
  const products = list.pages.flatMap((page) => page.products)
  return (
    <section aria-labelledby="mais-cartas">
      <h2 id="mais-cartas" className="mb-4">
        {t(homeTexts.moreCards)}
      </h2>
      <ul aria-busy={list.isWaiting} className={tileGrid}>
        {products.map((product) => (
          <TileItem key={product.id} className="min-w-0" product={product} games={games} />
        ))}
        {list.isWaiting &&
          Array.from({ length: ROW }, (_, at) => (
            <li key={`waiting-${at}`} aria-hidden>
              <SkeletonTile />
            </li>
          ))}
      </ul>
      <MorePages list={list} shown={products.length} />
    </section>
  )
}
