import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { tagsQuery } from '../../../catalogue/catalog/catalog.data.ts'
import { ListHeader } from './ListHeader.tsx'
import { ListPage } from './ListPage.tsx'
import { ProductListView } from './ProductListView.tsx'
import { sealFacets, type SealKind, sealScope } from './seal-loader.ts'

const texts = {
  brand: { kind: 'pages.brand', description: 'seals.brand' },
  league: { kind: 'pages.league', description: 'seals.league' },
} as const

/** Lists the products of a brand or league. */
export function SealedList({ kind, slug }: { kind: SealKind; slug: string }) {
  const t = useText()
  const { tags } = useSuspenseQuery(tagsQuery(kind)).data
  const tag = tags.find((one) => one.slug === slug)
  if (!tag) return null
  return (
    <ListPage
      title={tag.name}
      description={t(texts[kind].description, { name: tag.name })}
      image={tag.image ?? undefined}
      canonical={paths[kind](slug)}
      crumbs={[{ name: t('lists.allProducts'), path: paths.products() }]}
    >
      <ProductListView
        key={slug}
        heading={
          <ListHeader
            title={tag.name}
            image={tag.image}
            facts={[t(texts[kind].kind), t('lists.products', { count: tag.products_count })]}
          />
        }
        scope={sealScope(kind, slug)}
        decided={[sealFacets[kind]]}
      />
    </ListPage>
  )
}
