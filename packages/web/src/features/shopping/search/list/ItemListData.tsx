import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import { useEnv } from '../../../../lib/env.ts'
import { JsonLd } from '../../../../lib/head.tsx'
import { paths } from '../../../../lib/paths.ts'

const MOST = 24

/** Search engines read this structured data of the first page. */
export function ItemListData({ products }: { products: Product[] }) {
  const { origin } = useEnv().visit
  if (!products.length) return null
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.slice(0, MOST).map((product, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: product.name,
      url: origin + paths.product(product),
    })),
  }
  return <JsonLd thing={list} />
}
