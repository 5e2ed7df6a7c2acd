import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { FoundProduct } from '@bra/contract/shopping/search.schemas'
import { shownOffer } from '@bra/contract/trade/trade'
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

/** A product in a grid or shelf. The whole tile is one link; heart and zoom button lie over it. */
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
      <Title className="mt-3 font-sans text-body font-semibold tracking-normal">
        <Link to={paths.product(product)} className="line-clamp-2 after:absolute after:inset-0 after:rounded-card">
          {product.name}
        </Link>
      </Title>
      <p className="flex flex-wrap gap-x-2 text-small text-ink-3">
        <span className="whitespace-nowrap">{printedNumber(product)}</span>
        {games?.has(product.categories.business) && <span>{games.get(product.categories.business)}</span>}
        <TileMark product={product} />
      </p>
      <TilePrice product={product} />
    </article>
  )
}

/** Shows the discount if there is one, else the rarity. */
function TileMark({ product }: { product: TileProduct }) {
  const t = useText()
  const { rarity } = product
  const { price_cents: price = 0, regular_price_cents: regular } = shownOffer(product) ?? {}
  if (regular)
    return <b className="text-urucum">{t('tiles.discount', { percent: Math.round(100 - (100 * price) / regular) })}</b>
  return rarity && <RarityMark plain rarity={rarity} />
}

/** Always four lines high, so that prices in a row are aligned. */
function TilePrice({ product }: { product: TileProduct }) {
  const t = useText()
  const shown = shownOffer(product)
  const isFree = product.free_shipping ?? shown?.free_shipping
  return (
    <div className="relative mt-auto pt-1.5 text-small text-ink-3">
      <p className="min-h-[5.25rem]">
        {shown ? (
          <>
            <span className="block pr-9">
              <ShownPrice product={product} />
            </span>
            <span className="flex h-[1lh] flex-wrap gap-x-1 overflow-hidden">
              <span>{t('tiles.offers', { count: product.offers })}</span>
              {isFree && <span className="font-semibold text-mata">· {t('tiles.freeShipping')}</span>}
            </span>
          </>
        ) : (
          <span className="text-label">{t('tiles.noOffers')}</span>
        )}
      </p>
      <span className="absolute -top-3 -right-3 flex flex-col">
        <FavoriteButton product={product} />
        {shown && <AddShown name={product.name} offer={shown} />}
      </span>
    </div>
  )
}
