import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { FoundProduct } from '@bra/contract/shopping/search.schemas'
import { shownOffer } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import type { Priority } from '../../../ui/priority.ts'
import { AddShown } from '../../orders/cart/AddShown.tsx'
import { ShownPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { FavoriteButton } from '../collections/FavoriteButton.tsx'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { ZoomButton } from '../../catalogue/catalog/ZoomButton.tsx'

export type TileProduct = Product & Partial<Pick<FoundProduct, 'free_shipping'>>

interface ProductTileProps {
  product: TileProduct
  priority?: Priority
  level?: 2 | 3
  sizes?: string
  /** Names of games by slug, where several are mixed. */
  games?: Map<string, string>
}

/** The rows of a list of tiles: two to five in each. */
export const tileGrid =
  'transition-quiet grid grid-cols-2 gap-x-7 gap-y-0.5 max-sm:mx-3 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-6 desk:grid-cols-4 xl:grid-cols-5'

/** A product in a grid or shelf. The whole tile is one link; heart, cart and zoom button lie over it. */
export function ProductTile({ product, priority, level = 3, sizes, games }: ProductTileProps) {
  const Title = `h${level}` as const
  const isFoil = (shownOffer(product)?.finish ?? 'normal') !== 'normal'
  return (
    <article className="group relative isolate flex h-full flex-col">
      <div className="relative">
        <div className="transition-quiet group-focus-within:-translate-y-0.5 group-hover:-translate-y-0.5">
          <CatalogArt {...{ product, priority, sizes }} foil={isFoil} decorative />
        </div>
        <ZoomButton product={product} />
      </div>
      <Title className="mt-2 font-sans text-body leading-5 font-semibold tracking-normal sm:mt-3 sm:leading-6">
        <Link to={paths.product(product)} className="block truncate after:absolute after:inset-0 after:rounded-card">
          {product.name}
        </Link>
      </Title>
      <p className="flex h-5 flex-wrap content-start items-center gap-x-2 overflow-hidden text-small/5 whitespace-nowrap text-ink-3">
        <span className="max-w-full flex-none truncate">{printedNumber(product)}</span>
        {games?.has(product.categories.business) && <span>{games.get(product.categories.business)}</span>}
        <TileMark product={product} />
      </p>
      <TilePrice product={product} />
    </article>
  )
}

/** Shows the discount if there is one, else the rarity; on a phone first of all a copy that is not near mint. */
function TileMark({ product }: { product: TileProduct }) {
  const t = useText()
  const { rarity, standard_offer: standard } = product
  const shown = shownOffer(product)
  const { price_cents: price = 0, regular_price_cents: regular } = shown ?? {}
  const isOther = shown !== null && standard === null
  return (
    <>
      {isOther && (
        <span aria-hidden className="sm:hidden">
          {variantInShort(t, shown)}
        </span>
      )}
      <span className={clsx('truncate', isOther && 'max-sm:hidden')}>
        {regular ? (
          <b className="text-urucum">{t('tiles.discount', { percent: Math.round(100 - (100 * price) / regular) })}</b>
        ) : (
          rarity && <RarityMark plain rarity={rarity} />
        )}
      </span>
    </>
  )
}

/** The prices of a row stand on one line; heart and cart stand beside the price, or under it where both have no room. */
function TilePrice({ product }: { product: TileProduct }) {
  const t = useText()
  const shown = shownOffer(product)
  const isFree = product.free_shipping ?? shown?.free_shipping
  return (
    <div className="relative flex min-h-7.5 flex-wrap items-start pt-0.5 text-small text-ink-3 sm:block sm:min-h-22 sm:pt-1">
      {shown ? (
        <div className="relative flex-none sm:w-full">
          <ShownPrice brief product={product} />
          <p className="flex gap-x-1 overflow-hidden whitespace-nowrap max-sm:sr-only">
            <span>{t('tiles.offers', { count: product.offers })}</span>
            {isFree && <span className="truncate font-semibold text-mata">· {t('tiles.freeShipping')}</span>}
          </p>
        </div>
      ) : (
        <p className="text-label">{t('tiles.noOffers')}</p>
      )}
      <span className="-my-1.5 -mr-1.5 ml-auto flex sm:absolute sm:top-3 sm:-right-2 sm:m-0">
        <FavoriteButton product={product} className={besidePrice} />
        {shown && <AddShown name={product.name} offer={shown} className={besidePrice} />}
      </span>
    </div>
  )
}

const besidePrice = 'w-8 sm:w-9'
