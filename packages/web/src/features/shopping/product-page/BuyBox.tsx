import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { formatCep } from '@bra/contract/trade/postal'
import { shownOffer } from '@bra/contract/trade/trade'
import { money } from '@bra/contract/trade/format'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { CepPopover } from '../../people/addresses/CepPopover.tsx'
import { variantInShort } from '../../catalogue/variants/variant-words.ts'
import { ShownPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { StandardPlace } from '../../prices/standards/StandardPlace.tsx'
import type { FirstLimit } from '../wants/WantForm.tsx'
import { showFirstOffer } from './offers/first-offer.ts'
import { KeepButtons } from './KeepButtons.tsx'
import { productTexts } from './texts.ts'

interface BuyBoxProps {
  product: Product
  /** The total of this offer, freight included, is the price that the box shows. */
  best: StoreOffer | null
  onAlert: (limit: FirstLimit | null) => void
}

/** A panel on wide screens; on narrow ones price and actions are cells of the page's grid. */
export function BuyBox({ product, best, onAlert }: BuyBoxProps) {
  const t = useText()
  return (
    <section
      aria-label={t(productTexts.buy)}
      className="max-lg:contents lg:panel lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:flex lg:flex-col lg:gap-3 lg:self-start lg:p-4"
    >
      <div className="min-w-0">
        {shownOffer(product) && (
          <div className="-mt-1.5 -mb-1">
            <StandardPlace />
          </div>
        )}
        <Price product={product} best={best} />
      </div>
      {shownOffer(product) && (
        <Button size="large" wide className="max-lg:hidden" onClick={showFirstOffer}>
          {t(productTexts.seeOffers)}
        </Button>
      )}
      <div className="max-md:col-span-2 md:col-start-2">
        <KeepButtons product={product} onAlert={onAlert} />
        {shownOffer(product) && <ShipTo />}
      </div>
    </section>
  )
}

function Price({ product, best }: Pick<BuyBoxProps, 'product' | 'best'>) {
  const t = useText()
  if (!shownOffer(product)) return <p className="font-semibold text-ink-2">{t(tileTexts.noOffers)}</p>
  const total = best?.total_cents ?? null
  return (
    <p>
      <ShownPrice product={product} size="display" />
      <span className="block text-small text-ink-2">
        {total !== null && (
          <b className="block font-semibold text-ink tabular-nums">
            {best!.id === shownOffer(product)!.id
              ? t(productTexts.withFreight, { price: money(total) })
              : t(productTexts.otherWithFreight, { copy: variantInShort(t, best!), price: money(total) })}
          </b>
        )}
        {t(productTexts.offersInStores, {
          offers: t(tileTexts.offers, { count: product.offers }),
          stores: t(productTexts.stores, { count: product.stores }),
        })}
      </span>
    </p>
  )
}

function ShipTo() {
  const t = useText()
  const { cep } = useDestination()
  return (
    <div className="mt-2 flex items-center gap-2 border-t border-line pt-2 text-label text-ink-2 max-lg:hidden">
      {cep && (
        <span className="flex-1">
          {t(productTexts.shipTo)} <b className="font-semibold text-ink tabular-nums">{formatCep(cep)}</b>
        </span>
      )}
      <CepPopover
        trigger={(wiring) => (
          <button type="button" {...wiring} className={`${loneLinkStyle} min-h-9`}>
            {t(cep ? productTexts.changeCep : productTexts.calculate)}
          </button>
        )}
      />
    </div>
  )
}
