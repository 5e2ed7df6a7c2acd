/** First path segments that the product uses or may use: a store cannot take one as its slug. */
export const reservedSlugs: string[] = [
  'address', 'auth', 'bra-center', 'bra-center-list', 'brand', 'cart', 'checkout', 'classified', 'classifieds', 'collection',
  'complaints', 'confirmed', 'favorite', 'filter-products', 'hide-menu', 'league', 'my-account', 'my-store', 'product', 'producttcg',
  'products-cards-bra-center', 'promotion', 'questions', 'ranking', 'shopkeepers', 'store', 'store-complaints', 'supplier',
  'validateemail',
  'admin', 'api', 'assets', 'broadcasting', 'build', 'healthz', 'manifest.webmanifest', 'media', 'metrics', 'offline', 'readyz',
  'robots.txt', 'sitemap.xml', 'ui',
] // prettier-ignore
