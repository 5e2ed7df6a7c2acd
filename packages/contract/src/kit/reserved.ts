/** The product uses or may use these first segments of paths, in lower case like slugs; no store may take one. */
export const reservedSlugs: string[] = [
  'address', 'auth', 'bra-center', 'bra-center-list', 'brand', 'cart', 'checkout', 'classified', 'classifieds', 'collection',
  'complaints', 'confirmed', 'favorite', 'filter-products', 'hide-menu', 'league', 'my-account', 'my-store', 'product', 'producttcg',
  'products-cards-bra-center', 'promotion', 'questions', 'ranking', 'shopkeepers', 'store', 'store-complaints', 'supplier', 'text',
  'validateemail',
  'admin', 'api', 'assets', 'broadcasting', 'build', 'fotos', 'healthz', 'lista', 'manifest.webmanifest', 'media', 'metrics', 'offline', 'readyz',
  'robots.txt', 'sitemap.xml', 'ui',
] // prettier-ignore
