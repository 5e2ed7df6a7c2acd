import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { FoundProduct } from '@bra/contract/shopping/search.schemas'
import { shownOffer } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { written } from '../../../lib/markup.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import type { Priority } from '../../../ui/priority.ts'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
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
  /** Names of games by slug, if the list mixes several games. */
  games?: Map<string, string>
}

export const tileGrid =
  'transition-quiet grid grid-cols-2 gap-x-7 gap-y-0.5 max-sm:mx-3 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-6 desk:grid-cols-4 xl:grid-cols-5'

interface TileItemProps extends ProductTileProps {
  id?: string
  className: string
}

/** A tile with a picture is written as HTML; React draws one without, because it shows the back of its game. */
export function TileItem({ id, className, ...props }: TileItemProps) {
  const tile = <ProductTile {...props} />
  const inside = props.product.product_image.length ? written(tile) : { children: tile }
  return <li id={id} className={className} {...inside} />
}

/** The whole tile is one link; heart, cart and zoom button lie over it. */
export function ProductTile({ product, priority, level = 3, sizes, games }: ProductTileProps) {
  const Title = `h${level}` as const
  const isFoil = (shownOffer(product)?.finish ?? 'normal') !== 'normal'
  return (
    <article className="group tile">
      <div className="relative">
        <div className="tile-art">
          <CatalogArt {...{ product, priority, sizes }} foil={isFoil} decorative />
        </div>
        <ZoomButton product={product} />
      </div>
      <Title className="tile-title">
        <PageLink to={paths.product(product)} className="tile-link">
          {product.name}
        </PageLink>
      </Title>
      <p className="tile-facts">
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
          <b className="text-urucum">{t(tileTexts.discount, { percent: Math.round(100 - (100 * price) / regular) })}</b>
        ) : (
          rarity && <RarityMark plain rarity={rarity} />
        )}
      </span>
    </>
  )
}

function TilePrice({ product }: { product: TileProduct }) {
  const t = useText()
  const shown = shownOffer(product)
  const isFree = product.free_shipping ?? shown?.free_shipping
  return (
    <div className="tile-price">
      {shown ? (
        <div className="relative flex-none sm:w-full">
          <ShownPrice brief product={product} />
          <p className="flex gap-x-1 overflow-hidden whitespace-nowrap max-sm:sr-only">
            <span>{t(tileTexts.offers, { count: product.offers })}</span>
            {isFree && <span className="truncate font-semibold text-mata">· {t(tileTexts.freeShipping)}</span>}
          </p>
        </div>
      ) : (
        <p className="text-label">{t(tileTexts.noOffers)}</p>
      )}
      <span className="tile-buttons">
        <FavoriteButton product={product} />
        {shown && <AddShown name={product.name} offer={shown} />}
      </span>
    </div>
  )
}
