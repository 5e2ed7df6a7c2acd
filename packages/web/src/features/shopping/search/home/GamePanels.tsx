import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tileTexts } from '../../../catalogue/catalog/tile-texts.ts'
import { useDestination } from '../../../people/addresses/destination.ts'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { CardThumb } from '../../../../ui/CardThumb.tsx'
import { GameMark } from '../../../../ui/GameMark.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { SkeletonRows } from '../../../../ui/Skeleton.tsx'
import { useGame } from '../../../catalogue/catalog/game.ts'
import { GameBack } from '../../../catalogue/catalog/GameBack.tsx'
import { printedNumber } from '../../../catalogue/catalog/printed-number.ts'
import { ShortPrice } from '../../../catalogue/catalog/ShownPrice.tsx'
import { bestOfGameQuery } from './home.data.ts'
import { homeTexts } from './texts.ts'

const MOST_GAMES = 6

export function GamePanels() {
  const t = useText()
  const { games, game } = useGame()
  if (games.length < 2 || game) return null
  return (
    <section aria-labelledby="jogos">
      <h2 id="jogos" className="mb-4">
        {t(homeTexts.byGame)}
      </h2>
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {games.slice(0, MOST_GAMES).map(({ slug, name }) => (
          <GamePanel key={slug} slug={slug} name={name} />
        ))}
      </div>
    </section>
  )
}

/** A panel that cannot be loaded disappears; the rest of the page stays. */
function GamePanel({ slug, name }: { slug: string; name: string }) {
  const t = useText()
  const { uf } = useDestination()
  const { data, isError } = useQuery(bestOfGameQuery(slug, uf))
  if (isError || data?.products.length === 0) return null
  return (
    <section aria-labelledby={`jogo-${slug}`} className="panel overflow-hidden">
      <div className="flex items-center gap-3 px-4 py-3">
        <GameMark slug={slug} />
        <h3 id={`jogo-${slug}`} className="mr-auto min-w-0 truncate text-h3">
          {name}
        </h3>
        <Link
          to={paths.game(slug)}
          aria-label={t(homeTexts.open, { name })}
          className={`${loneLinkStyle} py-1 text-label whitespace-nowrap`}
        >
          {t(homeTexts.openShort)}
        </Link>
      </div>
      {data ? (
        <ul className="divide-y divide-line border-t border-line">
          {data.products.map((product) => (
            <li key={product.id}>
              <PricedCard product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={3} className="h-14" />
      )}
    </section>
  )
}

function PricedCard({ product }: { product: Product }) {
  const t = useText()
  return (
    <Link
      to={paths.product(product)}
      className="flex min-h-16 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken"
    >
      <span className="w-8.5 flex-none">
        <CardThumb
          src={product.product_image[0]?.image ?? null}
          back={<GameBack game={product.categories.business} />}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-label font-semibold">{product.name}</span>
        <span className="block truncate text-small text-ink-3">
          {[product.categories.name, printedNumber(product)].join(' · ')}
        </span>
      </span>
      {product.offers > 0 ? (
        <ShortPrice alone product={product} />
      ) : (
        <span className="flex-none text-small text-ink-3">{t(tileTexts.noOffers)}</span>
      )}
    </Link>
  )
}
