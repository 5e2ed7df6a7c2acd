import type { ProductDetail } from '@bra/contract/catalog.schemas'
import { money } from '@bra/contract/format'
import type { StoreOffer } from '@bra/contract/search.schemas'
import { useEnv } from '../../../lib/env.ts'
import { Head } from '../../../lib/head.tsx'
import { breadcrumbJsonLd } from '../../../lib/json-ld.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { sharedArt } from './art-address.ts'
import { printedNumber } from '../../catalog/printed-number.ts'
import { productJsonLd } from './product-json-ld.ts'
import { placeOf } from './ProductPlace.tsx'

/** What the page of a product says of itself. */
export function ProductHead({ product, offers }: { product: ProductDetail; offers: StoreOffer[] }) {
  const t = useText()
  const { origin } = useEnv().visit
  const canonical = paths.product(product)
  const number = printedNumber(product)
  const image = product.product_image[0]?.image
  const steps = [...placeOf(product, t), { name: product.name, path: canonical }]
  return (
    <Head
      title={`${product.name} · ${number}`}
      description={
        product.price_low === null
          ? t('product.describeWithout', { name: product.name, number })
          : t('product.describe', {
              name: product.name,
              number,
              offers: t('tiles.offers', { count: product.offers }),
              stores: t('product.stores', { count: product.stores }),
              price: money(product.price_low),
            })
      }
      canonical={canonical}
      image={image && sharedArt(image)}
      jsonLd={[productJsonLd(product, offers, origin + canonical), breadcrumbJsonLd(origin, steps)]}
    />
  )
}
