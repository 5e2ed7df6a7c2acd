import type { RankedProduct } from '@bra/contract/prices/stats.schemas'
import { Link } from 'react-router'
import { pageTitles } from '../../../lib/page-titles.ts'
import { paths } from '../../../lib/paths.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { ShownPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { storeTexts } from '../../stores/stores/texts.ts'
import { ChangeMark } from './ChangeMark.tsx'
import type { RankWord } from './rank.data.ts'
import { rankingTexts } from './ranking-texts.ts'

interface RankedProductsProps {
  products: RankedProduct[]
  /** The open tab decides which count stands beside the price. */
  by: RankWord
}

export function RankedProducts({ products, by }: RankedProductsProps) {
  const t = useText()
  return (
    <Table
      caption={t(pageTitles.productRank)}
      columns={columnsOf(t, by)}
      rows={products}
      rowKey={({ id }) => String(id)}
      density="roomy"
      card={(product) => <RankedProductCard product={product} by={by} />}
    />
  )
}

const columnsOf = (t: Translate, by: RankWord): Column<RankedProduct>[] => [
  {
    key: 'position',
    header: t(rankingTexts.position),
    cell: ({ position }) => <b className="title text-h3 tabular-nums">{position}</b>,
    className: 'w-12 lg:w-20',
  },
  {
    key: 'product',
    header: t(pageTitles.product),
    cell: (product) => (
      <span className="flex items-center gap-3">
        <Thumb product={product} />
        <span className="min-w-40">
          <Link to={paths.product(product)} className={loneLinkStyle}>
            {product.name}
          </Link>
          <Origin product={product} />
        </span>
      </span>
    ),
  },
  {
    key: 'count',
    header: t(by === 'mais-vistas' ? rankingTexts.views30 : rankingTexts.sales30),
    numeric: true,
    cell: (product) => t(storeTexts.number, { count: countOf(product, by) }),
  },
  {
    key: 'change',
    header: t(rankingTexts.change30),
    cell: ({ change_percent: percent }) => <ChangeMark percent={percent} />,
  },
  {
    key: 'price',
    header: t(by === 'maior-preco' ? rankingTexts.rankHigh : rankingTexts.priceFrom),
    numeric: true,
    cell: (product) => <Price product={product} by={by} />,
  },
]

function RankedProductCard({ product, by }: { product: RankedProduct; by: RankWord }) {
  const t = useText()
  const count = countOf(product, by)
  return (
    <div className="flex items-start gap-3">
      <b className="title w-8 flex-none pt-2 text-h3 tabular-nums">{product.position}</b>
      <Thumb product={product} />
      <div className="min-w-0 flex-1 text-label">
        <Link to={paths.product(product)} className={`${loneLinkStyle} inline-block py-0.5 text-body`}>
          {product.name}
        </Link>
        <Origin product={product} />
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <Price product={product} by={by} />
          <span className="text-ink-2 tabular-nums">
            {t(by === 'mais-vistas' ? rankingTexts.viewsOf : rankingTexts.salesOf, { count })}
          </span>
        </p>
        <ChangeMark percent={product.change_percent} />
      </div>
    </div>
  )
}

/** Shows the price that the ranking sorts by; beside the highest price it also shows the lowest offer. */
function Price({ product, by }: { product: RankedProduct; by: RankWord }) {
  const t = useText()
  if (by !== 'maior-preco')
    return (
      <span>
        <ShownPrice product={product} lowestFirst={by === 'menor-preco'} />
        <span className="block text-small text-ink-3">{t(tileTexts.offers, { count: product.offers })}</span>
      </span>
    )
  return (
    <span>
      <Money cents={product.price_high} size="large" className="block" />
      <ShownPrice product={product} size="label" />
    </span>
  )
}

function Origin({ product }: { product: RankedProduct }) {
  const place = [product.categories.name, product.card_number, product.rarity?.name].filter(Boolean).join(' · ')
  return <span className="block text-small text-ink-3">{place}</span>
}

function Thumb({ product }: { product: RankedProduct }) {
  return (
    <span className="grid h-17 w-12 flex-none place-items-center">
      <CatalogArt product={product} decorative sizes="48px" />
    </span>
  )
}

const countOf = (product: RankedProduct, by: RankWord) =>
  by === 'mais-vistas' ? product.monthly_views : product.monthly_sales
