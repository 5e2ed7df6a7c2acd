import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { date } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { linkStyle } from '../../../ui/linkStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { goodQuery } from '../../catalogue/catalog/catalog.data.ts'

export function ProductFacts({ product }: { product: ProductDetail }) {
  const t = useText()
  const { categories, brand, league, origin } = product
  const isCard = product.type === 'tcg'
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      <Fact name={t(isCard ? 'product.collection' : 'product.category')}>
        <Link to={paths.category(categories)} className={linkStyle}>
          {categories.name}
        </Link>
      </Fact>
      <Fact name={t('product.release')}>{date(categories.release_date)}</Fact>
      <Fact name={t('product.kind')}>{product.kind}</Fact>
      <Fact name={t('product.cost')}>{product.cost}</Fact>
      <Fact name={t('product.strength')}>{product.strength}</Fact>
      <Fact name={t('product.artist')}>{product.artist}</Fact>
      <Fact name={t('product.brand')}>
        {brand && (
          <Link to={paths.brand(brand.slug)} className={linkStyle}>
            {brand.name}
          </Link>
        )}
      </Fact>
      <Fact name={t('product.league')}>
        {league && (
          <Link to={paths.league(league.slug)} className={linkStyle}>
            {league.name}
          </Link>
        )}
      </Fact>
      <Fact name={t('product.origin')}>{origin?.name}</Fact>
      {!isCard && <GoodFacts product={product} />}
      <Fact name={t('product.tags')}>{product.tags.map((tag) => tag.name).join(', ')}</Fact>
    </dl>
  )
}

/** Shows weight and size of a sealed product. */
function GoodFacts({ product }: { product: ProductDetail }) {
  const t = useText()
  const { data: good, isPending } = useQuery(goodQuery(product.id))
  const sides = [good?.length_cm, good?.width_cm, good?.height_cm].filter((side) => typeof side === 'number')
  return (
    <>
      <Fact name={t('product.ean')}>{product.ean}</Fact>
      <Fact name={t('product.weight')}>{t('product.grams', { grams: product.weight_grams })}</Fact>
      <Fact name={t('product.size')}>
        {isPending ? <Skeleton className="my-1 h-4 w-28" /> : sides.length === 3 && `${sides.join(' × ')} cm`}
      </Fact>
    </>
  )
}

/** Shows nothing without a value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="min-w-0">
      <dt className="text-label text-ink-3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
