import type { Reply } from '@bra/contract/kit/api'
import type { search } from '@bra/contract/shopping/search'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { useText } from '../../../lib/text.tsx'
import { tradeTexts } from '../../../lib/trade-texts.ts'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { ConditionTag } from '../../../ui/ConditionTag.tsx'
import { Money } from '../../../ui/Money.tsx'
import { wholeArt } from '../../catalogue/catalog/art-address.ts'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { ProductFacts } from './ProductFacts.tsx'
import { EnglishName, ProductMarks } from './ProductHeading.tsx'
import { productTexts } from './texts.ts'

const BEST = 3

export function ModalProduct({ page }: { page: Reply<typeof search.show> }) {
  const t = useText()
  const { product, offers } = page
  const image = product.product_image[0]?.image
  return (
    <div className="grid gap-6 sm:grid-cols-[17rem_1fr]">
      <div className="mx-auto w-full max-w-68">
        <CatalogArt product={product} src={image && wholeArt(image)} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <ProductMarks product={product} />
          <EnglishName product={product} />
          {product.text && <p className="mt-2 max-w-[68ch] text-input text-ink-2">{product.text}</p>}
        </div>
        <ProductFacts product={product} />
        <section aria-label={t(productTexts.bestOffers)}>
          <h3 className="mb-2 font-sans text-body font-bold tracking-normal">
            {t(offers.length ? productTexts.bestOffers : tileTexts.noOffers)}
          </h3>
          <ul className="divide-y divide-line">
            {offers.slice(0, BEST).map((offer) => (
              <BestOffer key={offer.id} offer={offer} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

function BestOffer({ offer }: { offer: StoreOffer }) {
  const t = useText()
  const { condition, grade, language, finish, extras, freight, price_cents, store } = offer
  const word = t(tradeTexts[condition])
  const variant = [t(tradeTexts[language]), t(tradeTexts[finish]), ...extras.map((extra) => t(tradeTexts[extra]))]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-40 flex-1">
        <b className="block font-semibold">{store.name}</b>
        <span className="text-small text-ink-3">{variant.join(' · ')}</span>
      </span>
      <ConditionTag code={condition} word={grade ? `${word} ${grade.company} ${grade.grade}` : word} />
      <span className="text-right">
        <Money cents={price_cents} size="large" className="block" />
        {freight && (
          <span className="text-small text-ink-3">
            {freight.free ? (
              t(tileTexts.freeShipping)
            ) : (
              <>
                {t(productTexts.freight)} <Money cents={freight.cents} />
              </>
            )}
          </span>
        )}
      </span>
    </li>
  )
}
