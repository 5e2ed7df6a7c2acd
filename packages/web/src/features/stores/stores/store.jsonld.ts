import type { StoreDetail } from '@bra/contract/stores/stores.schemas'

export function storeJsonLd(store: StoreDetail, address: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': address,
    name: store.name,
    url: address,
    description: store.description,
    image: new URL(store.avatar, origin).href,
    legalName: store.legal.name,
    email: store.legal.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.legal.address,
      addressLocality: store.city,
      addressRegion: store.uf,
      addressCountry: 'BR',
    },
    ...(store.rating !== null &&
      store.reviews_count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: store.rating, reviewCount: store.reviews_count },
      }),
  }
}
