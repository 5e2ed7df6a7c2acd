import type { ProductDetail } from '@bra/contract/catalogue/catalog.schemas'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { WhenNear } from '../../../ui/WhenNear.tsx'
import { Fact, LinkedFact } from './Fact.tsx'
import { productTexts } from './texts.ts'

const MoreFacts = lazyPart(async () => (await import('./MoreFacts.tsx')).MoreFacts)

/** The facts that open below the first four are also in the page that search engines read. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const t = useText()
  const panel = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="flex items-center gap-x-2 sm:gap-x-4">
        <dl className="flex min-w-0 flex-1 justify-between gap-x-3 gap-y-1 max-[22rem]:flex-wrap">
          {product.type === 'tcg' ? <CardFacts product={product} /> : <GoodFacts product={product} />}
        </dl>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={panel}
          aria-label={t(productTexts.moreOf, { name: product.name })}
          className="inline-flex min-h-11 flex-none items-center gap-1 rounded-tag text-label font-semibold text-mata"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="max-sm:hidden lg:max-xl:hidden">{t(productTexts.more)}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={2} className={isOpen ? 'rotate-180' : undefined} />
        </button>
      </div>
      <div id={panel} hidden={!isOpen}>
        <WhenNear fallback={<SkeletonRows rows={2} />}>
          <MoreFacts product={product} />
        </WhenNear>
      </div>
    </>
  )
}

function CardFacts({ product }: { product: ProductDetail }) {
  const t = useText()
  const { kind, cost, strength, artist } = product
  return (
    <>
      <CategoryFact product={product} name={t(productTexts.collection)} />
      <Fact name={t(productTexts.kind)}>{kind}</Fact>
      <Fact
        name={t(cost && strength ? productTexts.costAndStrength : strength ? productTexts.strength : productTexts.cost)}
      >
        {[cost, strength].filter(Boolean).join(' · ').replaceAll(' ', '\u00a0')}
      </Fact>
      {artist && (
        <LinkedFact name={t(productTexts.artist)} to={paths.search(artist)}>
          {artist}
        </LinkedFact>
      )}
    </>
  )
}

function GoodFacts({ product }: { product: ProductDetail }) {
  const t = useText()
  const { brand, ean, weight_grams: grams } = product
  return (
    <>
      <CategoryFact product={product} name={t(productTexts.category)} />
      {brand && (
        <LinkedFact name={t(productTexts.brand)} to={paths.brand(brand.slug)}>
          {brand.name}
        </LinkedFact>
      )}
      <Fact name={t(productTexts.ean)}>{ean}</Fact>
      <Fact name={t(productTexts.weight)}>{t(productTexts.grams, { grams })}</Fact>
    </>
  )
}

const CategoryFact = ({ product: { categories }, name }: { product: ProductDetail; name: string }) => (
  <LinkedFact name={name} to={paths.category(categories)}>
    {categories.name}
  </LinkedFact>
)
