import { useSuspenseQuery } from '@tanstack/react-query'
import { pageTitles } from '../../../../lib/page-titles.ts'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { tagsQuery } from '../../../catalogue/catalog/catalog.data.ts'
import { ListHeader } from './ListHeader.tsx'
import { ListPage } from './ListPage.tsx'
import { ProductListView } from './ProductListView.tsx'
import { sealFacets, type SealKind, sealScope } from './seal-loader.ts'
import { sealTexts } from './seal-texts.ts'
import { listPageTexts } from './list-page-texts.ts'
import { listTexts } from './texts.ts'

const texts = {
  brand: { kind: pageTitles.brand, description: sealTexts.brand },
  league: { kind: pageTitles.league, description: sealTexts.league },
} as const

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
      crumbs={[{ name: t(listPageTexts.allProducts), path: paths.products() }]}
    >
      <ProductListView
        key={slug}
        heading={
          <ListHeader
            title={tag.name}
            image={tag.image}
            facts={[t(texts[kind].kind), t(listTexts.products, { count: tag.products_count })]}
          />
        }
        scope={sealScope(kind, slug)}
        decided={[sealFacets[kind]]}
      />
    </ListPage>
  )
}
