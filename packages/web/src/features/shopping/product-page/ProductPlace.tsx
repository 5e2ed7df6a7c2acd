import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { Suspense } from 'react'
import { partOfPage } from '../../../lib/lazy-part.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { type Translate, useText } from '../../../lib/text.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'

const CollectionSteps = partOfPage(async () => (await import('./CollectionSteps.tsx')).CollectionSteps)

interface Neighbour {
  id: number
  name: string
}

interface ProductPlaceProps {
  product: ProductDetail
  previous: Neighbour | null
  next: Neighbour | null
}

export function ProductPlace({ product, previous, next }: ProductPlaceProps) {
  const t = useText()
  return (
    <div className="mb-1 flex flex-wrap items-center justify-between gap-x-6 sm:mb-4">
      <Breadcrumb
        label={t(siteTexts.breadcrumb)}
        links={placeOf(product, t).map(({ name, path }) => ({
          key: path,
          link: <PageLink to={path}>{name}</PageLink>,
        }))}
        current={product.name}
      />
      <Suspense>
        <CollectionSteps previous={previous} next={next} />
      </Suspense>
    </div>
  )
}

/** Returns the path from the home page to the category. */
export const placeOf = ({ business, categories, type }: ProductDetail, t: Translate) => [
  { name: t(siteTexts.home), path: paths.home() },
  { name: business.name, path: type === 'tcg' ? paths.game(business.slug) : paths.kind(type) },
  { name: categories.name, path: paths.category(categories) },
]
