import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { expect, it } from 'vitest'
import { productJsonLd } from './product-json-ld.ts'

const curupira = {
  name: 'Curupira',
  code: 'BDN-004',
  card_number: '004',
  text: null,
  ean: null,
  brand: null,
  categories: { name: 'Boca da Noite', code: 'BDN', total: 120 },
  product_image: [{ image: '/media/cards/bdn-004-488.webp' }],
  price_low: 9600,
  price_high: 65_390,
  offers: 26,
} as ProductDetail
const offer = { condition: 'M', price_cents: 14_205, store: { name: 'Toca do Saci' } } as StoreOffer
const address = 'https://bra.cards/product/4-curupira'

it('names at most ten offers, in reais, and the picture as PNG', () => {
  const described = productJsonLd(
    curupira,
    Array.from({ length: 24 }, () => offer),
    address,
  )
  expect(described).toMatchObject({
    description: 'BDN 004/120',
    image: 'https://bra.cards/media/cards/bdn-004-488.png',
    offers: { lowPrice: '96.00', highPrice: '653.90', offerCount: 26 },
  })
  expect(described.offers?.offers).toHaveLength(10)
  expect(described.offers?.offers[0]).toMatchObject({
    price: '142.05',
    itemCondition: 'https://schema.org/NewCondition',
  })
})

it('tells its bar code, however many digits it has', () =>
  expect(productJsonLd({ ...curupira, ean: '96385074' }, [], address)).toMatchObject({ gtin: '96385074' }))

it('says nothing of offers that there are not', () =>
  expect(productJsonLd({ ...curupira, price_low: null }, [], address)).not.toHaveProperty('offers'))
