import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { money } from '@bra/contract/trade/format'
import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { useEnv } from '../../../lib/env.ts'
import { Head } from '../../../lib/head.tsx'
import { breadcrumbJsonLd } from '../../../lib/json-ld.ts'
import { paths } from '../../../lib/paths.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { sharedArt } from '../../catalogue/catalog/art-address.ts'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'
import { productJsonLd } from './product-json-ld.ts'
import { placeOf } from './ProductPlace.tsx'
import { productTexts } from './texts.ts'

export function ProductHead({ product, offers }: { product: ProductDetail; offers: StoreOffer[] }) {
  const t = useText()
  const { origin } = useEnv().visit
  const canonical = paths.product(product)
  const number = printedNumber(product)
  const image = product.product_image[0]?.image
  const lowest = product.lowest_offer
  const steps = [...placeOf(product, t), { name: product.name, path: canonical }]
  return (
    <Head
      title={`${product.name} · ${number}`}
      description={
        lowest === null
          ? t(productTexts.describeWithout, { name: product.name, number })
          : t(productTexts.describe, {
              name: product.name,
              number,
              offers: t(tileTexts.offers, { count: product.offers }),
              stores: t(productTexts.stores, { count: product.stores }),
              price: priceOf(t, lowest, lowest.id === product.standard_offer?.id),
            })
      }
      canonical={canonical}
      image={image && sharedArt(image)}
      jsonLd={[productJsonLd(product, offers, origin + canonical), breadcrumbJsonLd(origin, steps)]}
    />
  )
}

/** A copy outside the standard is named with its variant. */
const priceOf = (t: Translate, offer: NamedOffer, isStandard: boolean) =>
  isStandard ? money(offer.price_cents) : `${money(offer.price_cents)} (${variantInShort(t, offer)})`
