import type { StoreListing } from '@bra/contract/stores/listings.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { RarityMark } from '../../../ui/Marks.tsx'
import { Money } from '../../../ui/Money.tsx'
import { ListingCondition, ListingMarks, ListingOrigin, ListingStock } from './ListingFacts.tsx'

const sizes = '(min-width: 80rem) 208px, (min-width: 60rem) 21vw, (min-width: 40rem) 30vw, 46vw'

export function StockTile({ listing }: { listing: StoreListing }) {
  const t = useText()
  const { product, finish } = listing
  const { rarity } = product
  return (
    <article className="group relative flex h-full flex-col">
      <div className="transition-quiet relative group-focus-within:-translate-y-0.5 group-hover:-translate-y-0.5">
        <CatalogArt {...{ product, sizes }} foil={finish !== 'normal'} decorative />
      </div>
      <h3 className="mt-3 font-sans text-body font-semibold tracking-normal">
        <Link to={paths.product(product)} className="line-clamp-2 after:absolute after:inset-0 after:rounded-card">
          {product.name}
        </Link>
      </h3>
      <p className="flex flex-wrap gap-x-2 text-small text-ink-3">
        <ListingOrigin product={product} />
        {rarity && <RarityMark plain rarity={rarity} />}
      </p>
      <div className="mt-1.5 *:whitespace-normal">
        <ListingCondition listing={listing} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
        <ListingMarks listing={listing} />
      </p>
      <p className="mt-auto pt-1.5 text-small text-ink-3">
        {listing.regular_price_cents !== null && (
          <Money cents={listing.regular_price_cents} struckLabel={t('stores.before')} />
        )}
        <Money cents={listing.price_cents} size="large" className="block text-ink" />
        <ListingStock listing={listing} />
      </p>
    </article>
  )
}
