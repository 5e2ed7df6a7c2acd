import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import { shownOffer } from '@bra/contract/trade/trade'
import { clsx } from 'clsx'
import { useText } from '../../../lib/text.tsx'
import { variantInShort, variantWords } from '../variants/variant-words.ts'
import { Money } from '../../../ui/Money.tsx'
import { tileTexts } from './tile-texts.ts'

interface Priced {
  product: Pick<Product, 'lowest_offer' | 'standard_offer'>
}

interface ShownPriceProps extends Priced {
  size?: 'label' | 'body' | 'large' | 'display'
  /** True if the cheapest offer stands first, even if it is outside the standard condition. */
  lowestFirst?: boolean
  alone?: boolean
  /** True if a phone shows the price alone; screen readers hear of the copy there too. */
  brief?: boolean
}

/** Shows the standard offer, and the cheapest of all if that is another; or says that no offer is standard. */
export function ShownPrice({ product, size = 'large', lowestFirst, alone, brief }: ShownPriceProps) {
  const t = useText()
  const { lowest_offer: lowest, standard_offer: standard } = product
  const shown = lowestFirst ? lowest : shownOffer(product)
  if (!shown) return null
  const other = lowestFirst ? standard : lowest
  return (
    <span className="block text-small whitespace-nowrap text-ink-3">
      <span className={clsx('relative block truncate', brief && 'max-sm:sr-only')}>
        <CopyInShort of={shown} />{' '}
        {shown.regular_price_cents === null ? (
          t(tileTexts.from)
        ) : (
          <Money cents={shown.regular_price_cents} struckLabel={t(tileTexts.before)} />
        )}
      </span>
      <Money cents={shown.price_cents} size={size} className="block text-ink" />
      {!alone && (standard ? other?.id !== shown.id && <Other offer={other} brief={brief} /> : t(tileTexts.outside))}
    </span>
  )
}

export function ShortPrice({ product, alone, brief }: Priced & { alone?: boolean; brief?: boolean }) {
  const shown = shownOffer(product)
  const { lowest_offer: lowest } = product
  if (!shown) return null
  return (
    <span className="flex-none text-right text-small font-normal whitespace-nowrap text-ink-3">
      <CopyInShort of={shown} /> <Money cents={shown.price_cents} size="label" className="text-ink" />
      {!alone && lowest?.id !== shown.id && <Other offer={lowest} brief={brief} />}
    </span>
  )
}

function Other({ offer, brief }: { offer: NamedOffer | null; brief: boolean | undefined }) {
  const t = useText()
  return (
    offer && (
      <span className={clsx('relative block truncate', brief && 'max-sm:hidden')}>
        {t(tileTexts.or)} <Money cents={offer.price_cents} /> · <CopyInShort of={offer} />
      </span>
    )
  )
}

/** Shows "D · JP" on the screen and gives "Danificada, Japonês, Normal" to screen readers. */
export function CopyInShort({ of: offer }: { of: NamedOffer }) {
  const t = useText()
  return (
    <>
      <span aria-hidden>{variantInShort(t, offer)}</span>
      <span className="sr-only">{variantWords(t, offer).join(', ')}</span>
    </>
  )
}
