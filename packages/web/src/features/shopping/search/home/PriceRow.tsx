import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useText } from '../../../../lib/text.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { ShownPrice } from '../../../catalogue/catalog/ShownPrice.tsx'
import { tileTexts } from '../../../catalogue/catalog/tile-texts.ts'
import { StandardPlace } from '../../../prices/standards/StandardPlace.tsx'
import type { TileProduct } from '../ProductTile.tsx'
import { PanelRow, panelWidth, ProductPanel } from './PanelRow.tsx'

const SHOWN = 4

interface PriceRowProps<T> {
  title: string
  question: Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>
  more: string
}

export function PriceRow<T extends { products: TileProduct[] }>({ title, question, more }: PriceRowProps<T>) {
  const t = useText()
  const { data, isError } = useQuery(question)
  if (isError || data?.products.length === 0) return null
  // On phones the standard has a row of its own, because whether it wraps would depend on the loaded font.
  const standard = (
    <div className="min-w-0 max-sm:order-last max-sm:basis-full">
      <StandardPlace />
    </div>
  )
  return (
    <PanelRow id="precos" title={title} more={more} beside={standard} className="mt-6">
      {data
        ? data.products.slice(0, SHOWN).map((product) => (
            <li key={product.id} className={panelWidth}>
              <ProductPanel isEarly product={product}>
                {product.offers > 0 ? (
                  <ShownPrice alone product={product} size="body" />
                ) : (
                  <p className="text-small text-ink-3">{t(tileTexts.noOffers)}</p>
                )}
              </ProductPanel>
            </li>
          ))
        : Array.from({ length: SHOWN }, (_, at) => (
            <li key={at} aria-hidden className={panelWidth}>
              <Skeleton className="h-28 rounded-panel!" />
            </li>
          ))}
    </PanelRow>
  )
}
