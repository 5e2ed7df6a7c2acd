import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { tileOfGame } from '../../../../ui/GameMark.tsx'
import { TileBand } from '../../../../ui/TileBand.tsx'
import { CatalogArt } from '../../../catalogue/catalog/CatalogArt.tsx'
import { useDestination } from '../../../people/addresses/destination.ts'
import { shelfOfGameQuery } from './home.data.ts'
import { homeTexts } from './texts.ts'

interface GameHeroProps {
  game: { slug: string; name: string; products_count: number }
}

/** The best seller is the last, so that it lies on top of the others. */
const fan = [
  { at: 1, place: '-translate-x-[78%] translate-y-[6%] -rotate-[9deg]' },
  { at: 2, place: 'translate-x-[78%] translate-y-[6%] rotate-[9deg]' },
  { at: 0, place: '' },
]

/** The hero is as high as a banner, because it stands in the place of one. */
export function GameHero({ game: { slug, name, products_count: cards } }: GameHeroProps) {
  const t = useText()
  const { uf } = useDestination()
  const { data } = useQuery(shelfOfGameQuery(slug, 'sales', uf))
  const { ground, ink } = tileOfGame(slug)
  return (
    <div
      className="relative grid h-56 grid-cols-[3fr_2fr] overflow-hidden rounded-modal sm:grid-cols-2"
      style={{ background: ground }}
    >
      <div className="absolute inset-x-0 bottom-0 opacity-40" style={{ color: ink }}>
        <TileBand tile={20} className="bg-transparent! text-current!" />
      </div>
      <div aria-hidden className="relative order-last grid place-items-center">
        {fan.map(({ at, place }) => {
          const product = data?.products[at]
          return (
            product && (
              <span key={product.id} className={clsx('absolute w-20 rounded-card shadow-art sm:w-30', place)}>
                <CatalogArt product={product} priority="early" decorative sizes="120px" />
              </span>
            )
          )
        })}
      </div>
      <div className="relative flex flex-col items-start justify-center p-5 text-white sm:p-8">
        <h2 className="text-h2 sm:text-h1">{name}</h2>
        <p className="mt-2 max-w-[40ch] max-sm:text-label">{t(homeTexts.cardsOnSale, { count: cards })}</p>
        <Link to={paths.game(slug)} className={clsx(buttonStyle('solid'), 'mt-4 bg-ipe! text-on-ipe!')}>
          {t(homeTexts.seeCards, { name })}
        </Link>
      </div>
    </div>
  )
}
