import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { date } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { goodQuery } from '../../catalogue/catalog/catalog.data.ts'
import { Fact, LinkedFact } from './Fact.tsx'
import { PrintingFacts } from './PrintingFacts.tsx'
import { EnglishName } from './ProductHeading.tsx'
import { productTexts } from './texts.ts'

export function MoreFacts({ product }: { product: ProductDetail }) {
  const t = useText()
  const { categories, brand, league, origin, text } = product
  const isCard = product.type === 'tcg'
  return (
    <div className="panel mt-2 p-4">
      <EnglishName product={product} className="mb-2 md:hidden" />
      {text && <p className="mb-4 max-w-[68ch] text-ink-2">{text}</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
        <Fact name={t(productTexts.release)}>{date(categories.release_date)}</Fact>
        {isCard && brand && (
          <LinkedFact name={t(productTexts.brand)} to={paths.brand(brand.slug)}>
            {brand.name}
          </LinkedFact>
        )}
        {league && (
          <LinkedFact name={t(productTexts.league)} to={paths.league(league.slug)}>
            {league.name}
          </LinkedFact>
        )}
        <Fact name={t(productTexts.origin)}>{origin?.name}</Fact>
        {!isCard && <Size product={product} />}
        <Fact name={t(productTexts.tags)}>{product.tags.map((tag) => tag.name).join(', ')}</Fact>
      </dl>
      <PrintingFacts product={product} />
    </div>
  )
}

function Size({ product }: { product: ProductDetail }) {
  const t = useText()
  const { data: good, isPending } = useQuery(goodQuery(product.id))
  const sides = [good?.length_cm, good?.width_cm, good?.height_cm].filter((side) => typeof side === 'number')
  return (
    <Fact name={t(productTexts.size)}>
      {isPending ? <Skeleton className="my-1 h-4 w-28" /> : sides.length === 3 && `${sides.join(' × ')} cm`}
    </Fact>
  )
}
