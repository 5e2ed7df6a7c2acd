import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { CatalogArt } from '../../../catalogue/catalog/CatalogArt.tsx'
import { printedNumber } from '../../../catalogue/catalog/printed-number.ts'
import { ShownPrice } from '../../../catalogue/catalog/ShownPrice.tsx'
import { StandardPlace } from '../../../prices/standards/StandardPlace.tsx'
import type { TileProduct } from '../ProductTile.tsx'

const SHOWN = 4

interface PriceRowProps<T> {
  title: string
  question: Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>
  /** Link to the whole list. */
  more: string
}

/** Four products with their prices, in the first window of the home page. */
export function PriceRow<T extends { products: TileProduct[] }>({ title, question, more }: PriceRowProps<T>) {
  const t = useText()
  const { data, isError } = useQuery(question)
  if (isError || data?.products.length === 0) return null
  return (
    <section aria-labelledby="precos" className="mt-6">
      <header className="mb-3 flex flex-wrap items-center gap-x-4">
        <h2 id="precos" className="mr-auto text-h3 sm:text-h2">
          {title}
        </h2>
        {/* a row of its own on phones, where it would wrap or not by the font that is here */}
        <div className="min-w-0 max-sm:order-last max-sm:basis-full">
          <StandardPlace />
        </div>
        <Link to={more} className={`${loneLinkStyle} py-2`} aria-label={t('home.seeAllOf', { title })}>
          {t('home.seeAll')}
        </Link>
      </header>
      <ul className="shelf -m-1 scroll-p-1 gap-3 p-1 xl:grid xl:grid-cols-4">
        {data
          ? data.products.slice(0, SHOWN).map((product) => (
              <li key={product.id} className="max-xl:w-70">
                <Priced product={product} />
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, at) => (
              <li key={at} aria-hidden className="max-xl:w-70">
                <Skeleton className="h-28 rounded-panel!" />
              </li>
            ))}
      </ul>
    </section>
  )
}

function Priced({ product }: { product: TileProduct }) {
  const t = useText()
  return (
    <article className="panel transition-quiet relative flex h-28 items-center gap-3 p-3 hover:border-line-strong">
      <CatalogArt product={product} decorative priority="early" sizes="56px" className="w-14! flex-none" />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-label font-semibold tracking-normal">
          <Link to={paths.product(product)} className="block truncate after:absolute after:inset-0 after:rounded-panel">
            {product.name}
          </Link>
        </h3>
        <p className="truncate text-small text-ink-3">{printedNumber(product)}</p>
        {product.offers > 0 ? (
          <ShownPrice alone product={product} size="body" />
        ) : (
          <p className="text-small text-ink-3">{t('tiles.noOffers')}</p>
        )}
      </div>
    </article>
  )
}
