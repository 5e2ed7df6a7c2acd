import type { StoreListing } from '@bra/contract/stores/listings.schemas'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { ListingCondition, ListingMarks, ListingOrigin, ListingStock } from './ListingFacts.tsx'

export function StockRows({ listings }: { listings: StoreListing[] }) {
  const t = useText()
  return (
    <Table
      caption={t('stores.stock')}
      columns={columnsOf(t)}
      rows={listings}
      rowKey={({ id }) => String(id)}
      density="roomy"
      card={(listing) => <StockCard listing={listing} />}
    />
  )
}

const columnsOf = (t: Translate): Column<StoreListing>[] => [
  {
    key: 'product',
    header: t('pages.product'),
    cell: (listing) => (
      <span className="flex items-center gap-3">
        <Thumb listing={listing} />
        <Named listing={listing} />
      </span>
    ),
  },
  { key: 'condition', header: t('stores.condition'), cell: (listing) => <ListingCondition listing={listing} /> },
  {
    key: 'marks',
    header: t('stores.copy'),
    cell: (listing) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label">
        <ListingMarks listing={listing} />
      </span>
    ),
  },
  {
    key: 'price',
    header: t('stores.price'),
    numeric: true,
    cell: (listing) => (
      <>
        <Money cents={listing.price_cents} size="large" />
        <span className="block text-small text-ink-3">
          <ListingStock listing={listing} />
        </span>
      </>
    ),
  },
]

function StockCard({ listing }: { listing: StoreListing }) {
  return (
    <div className="flex items-start gap-3">
      <Thumb listing={listing} />
      <div className="min-w-0 flex-1">
        <Named listing={listing} />
        <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-small text-ink-2">
          <ListingCondition listing={listing} />
          <ListingMarks listing={listing} />
        </p>
        <p className="mt-1 flex items-baseline gap-3 text-small text-ink-3">
          <Money cents={listing.price_cents} size="large" className="text-ink" />
          <ListingStock listing={listing} />
        </p>
      </div>
    </div>
  )
}

function Named({ listing: { product } }: { listing: StoreListing }) {
  return (
    <span>
      <Link to={paths.product(product)} className={`${loneLinkStyle} inline-block py-0.5`}>
        {product.name}
      </Link>
      <span className="block text-small text-ink-3">
        <ListingOrigin product={product} />
      </span>
    </span>
  )
}

function Thumb({ listing: { product, finish } }: { listing: StoreListing }) {
  return (
    <CatalogArt product={product} foil={finish !== 'normal'} decorative sizes="48px" className="max-w-12 flex-none" />
  )
}
