import type { Product, ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { sharedArt } from '../../catalogue/catalog/art-address.ts'
import { printedNumber } from '../../catalogue/catalog/printed-number.ts'

const MOST_OFFERS = 10
const asNew = new Set(['M', 'lacrado'])

export function productJsonLd(product: ProductDetail, offers: StoreOffer[], address: string) {
  const image = product.product_image[0]?.image
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: product.text ?? printedNumber(product),
    category: product.categories.name,
    url: address,
    ...(image && { image: new URL(sharedArt(image), address).href }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(product.ean && { gtin: product.ean }),
    ...(product.price_low !== null && { offers: aggregateOffer(product, offers, address) }),
  }
}

function aggregateOffer(product: Product, offers: StoreOffer[], address: string) {
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'BRL',
    lowPrice: reais(product.price_low!),
    highPrice: reais(product.price_high!),
    offerCount: product.offers,
    offers: offers.slice(0, MOST_OFFERS).map(({ condition, price_cents, store }) => ({
      '@type': 'Offer',
      priceCurrency: 'BRL',
      price: reais(price_cents),
      availability: 'https://schema.org/InStock',
      itemCondition: `https://schema.org/${asNew.has(condition) ? 'New' : 'Used'}Condition`,
      url: address,
      seller: { '@type': 'Organization', name: store.name },
    })),
  }
}

const reais = (cents: number) => (cents / 100).toFixed(2)
