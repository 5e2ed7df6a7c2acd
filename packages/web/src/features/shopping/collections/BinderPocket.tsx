import type { Pocket } from '@bra/contract/shopping/collections.schemas'
import { money } from '@bra/contract/trade/format'
import { shownOffer } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { CatalogArt } from '../../catalogue/catalog/CatalogArt.tsx'
import { binderTexts } from './binder-texts.ts'

/** One card of a binder: lit with the number of copies, or grey with its price in the person's standard. */
export function BinderPocket({ pocket: { product, copies } }: { pocket: Pocket }) {
  const t = useText()
  const offer = shownOffer(product)
  const number = product.card_number ?? ''
  const price = offer && money(offer.price_cents)
  const missing = price
    ? t(binderTexts.pocketMissing, { number, name: product.name, price })
    : t(binderTexts.pocketWithout, { number, name: product.name })
  return (
    <Link
      to={paths.product(product)}
      data-pocket
      aria-label={copies ? t(binderTexts.pocketOwned, { number, name: product.name, copies }) : missing}
      className="relative block rounded-card"
    >
      <span className={clsx('block', !copies && 'opacity-28 grayscale')}>
        <CatalogArt product={product} decorative sizes="(min-width: 64rem) 150px, 30vw" />
      </span>
      {copies > 1 && (
        <span className="absolute top-1 right-1 rounded-tag bg-buriti-soft px-2 py-0.5 text-label font-semibold text-on-buriti-soft tabular-nums">
          {copies}×
        </span>
      )}
      {!copies && (
        <span className="absolute inset-x-1 bottom-8 rounded-control bg-mata-soft py-2 text-center text-label font-semibold whitespace-nowrap max-[359px]:inset-x-0 max-[359px]:text-caption text-on-mata-soft tabular-nums">
          {price ?? t(binderTexts.noneNow)}
        </span>
      )}
      <span className="mt-1 block truncate text-small text-ink-2">
        {number} {product.name}
      </span>
    </Link>
  )
}
