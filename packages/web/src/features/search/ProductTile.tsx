import type { Product } from '@bra/contract/catalog.schemas'
import type { FoundProduct } from '@bra/contract/search.schemas'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { CardArt } from '../../ui/CardArt.tsx'
import { GoodArt } from '../../ui/GoodArt.tsx'
import { FoilTag, RarityMark } from '../../ui/Marks.tsx'
import { Money } from '../../ui/Money.tsx'
import type { Priority } from '../../ui/priority.ts'
import { AddCheapest } from '../cart/AddCheapest.tsx'
import { FavoriteButton } from './product/FavoriteButton.tsx'
import { printedNumber } from '../catalog/printed-number.ts'
import { ZoomButton } from './product/ZoomButton.tsx'

export type TileProduct = Product & Partial<Pick<FoundProduct, 'free_shipping' | 'promotion'>>

interface ProductTileProps {
  product: TileProduct
  priority?: Priority
  /** The list is of foils: the art gets its sheen, and the word with it. */
  foil?: boolean
  level?: 2 | 3
  sizes?: string
}

/** A product of a grid or shelf: the whole tile is one link, the heart and the zoom lie over it. */
export function ProductTile({ product, priority, foil, level = 3, sizes }: ProductTileProps) {
  const Title = `h${level}` as const
  const art = { src: product.product_image[0]?.image, name: product.name, decorative: true, priority, sizes }
  return (
    <article className="group relative isolate flex h-full flex-col">
      <div className="relative">
        <div className="transition-quiet group-focus-within:-translate-y-0.5 group-hover:-translate-y-0.5">
          {product.type === 'tcg' ? <CardArt {...art} foil={foil} /> : <GoodArt {...art} />}
        </div>
        <ZoomButton product={product} />
      </div>
      <Title className="mt-3 font-sans text-body font-semibold tracking-normal">
        <Link to={paths.product(product)} className="line-clamp-2 after:absolute after:inset-0 after:rounded-card">
          {product.name}
        </Link>
      </Title>
      <TileFacts product={product} foil={foil} />
      <TilePrice product={product} />
    </article>
  )
}

function TileFacts({ product, foil }: { product: TileProduct; foil?: boolean }) {
  const t = useText()
  const { rarity, promotion, price_low } = product
  return (
    <>
      <p className="flex flex-wrap gap-x-2 text-small text-ink-3">
        <span className="whitespace-nowrap">{printedNumber(product)}</span>
        {rarity && <RarityMark plain slug={rarity.slug} word={rarity.name} />}
      </p>
      {(foil || promotion) && (
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-small text-ink-2">
          {promotion && <Badge tone="urucum">{t('tiles.discount', { percent: promotion.discount_percent })}</Badge>}
          {promotion && <Money cents={promotion.regular_price_cents} struckLabel={t('tiles.before')} />}
          {/* where the price below is of another offer, which nobody reduced */}
          {promotion && promotion.price_cents !== price_low && <Money cents={promotion.price_cents} />}
          {foil && <FoilTag word={t('tiles.foil')} />}
        </p>
      )}
    </>
  )
}

function TilePrice({ product }: { product: TileProduct }) {
  const t = useText()
  const { price_low, offers, free_shipping } = product
  return (
    <div className="mt-auto flex items-end justify-between gap-1 pt-1.5">
      <p className="min-w-0 text-small text-ink-3">
        {price_low === null ? (
          <span className="text-label">{t('tiles.noOffers')}</span>
        ) : (
          <>
            {t('tiles.from')}
            <Money cents={price_low} size="large" className="block text-ink" />
            {t('tiles.offers', { count: offers })}
            {free_shipping && <span className="font-semibold text-mata"> · {t('tiles.freeShipping')}</span>}
          </>
        )}
      </p>
      <span className="relative -mr-2 -mb-2 flex flex-col">
        <FavoriteButton product={product} />
        {price_low !== null && <AddCheapest product={product} />}
      </span>
    </div>
  )
}
