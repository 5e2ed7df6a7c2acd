export const shopJsonLd = (name: string, origin: string) => [
  { '@context': 'https://schema.org', '@type': 'Organization', name, url: origin, logo: `${origin}/icon-512.png` },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: origin,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/filter-products/{search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
]
