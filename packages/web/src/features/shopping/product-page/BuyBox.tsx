import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { NamedOffer } from '@bra/contract/trade/offer.schemas'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { shownOffer } from '@bra/contract/trade/trade'
import { formatCep } from '@bra/contract/trade/postal'
import { ShoppingCart, Truck } from 'lucide-react'
import { Link } from 'react-router'
import { useDestination } from '../../people/addresses/destination.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { CepPopover } from '../../people/addresses/CepPopover.tsx'
import { useAddToCart } from '../../orders/cart/useAddToCart.ts'
import { StandardPlace } from '../../prices/standards/StandardPlace.tsx'
import { CopyInShort, ShownPrice } from '../../catalogue/catalog/ShownPrice.tsx'
import { showFirstOffer } from './offers/first-offer.ts'
import { KeepButtons } from './KeepButtons.tsx'

interface BuyBoxProps {
  product: Product
  offers: StoreOffer[]
}

export function BuyBox({ product, offers }: BuyBoxProps) {
  const t = useText()
  const shown = shownOffer(product)
  return (
    <section aria-label={t('product.buy')} className="panel flex flex-col gap-3 p-5">
      {!shown ? (
        <p className="font-semibold text-ink-2">{t('tiles.noOffers')}</p>
      ) : (
        <>
          <StandardPlace />
          <p>
            <ShownPrice product={product} size="display" />
            <span className="block text-small text-ink-3">
              {t('product.offersInStores', {
                offers: t('tiles.offers', { count: product.offers }),
                stores: t('product.stores', { count: product.stores }),
              })}
            </span>
          </p>
          <Button size="large" wide className="max-lg:hidden" onClick={showFirstOffer}>
            {t('product.seeOffers')}
          </Button>
          <AddFirst offer={shown} />
        </>
      )}
      <KeepButtons product={product} />
      {shown && <FreightLine offers={offers} />}
      <Link to={paths.text('guia-de-condicoes')} className={`${loneLinkStyle} w-fit py-1 text-label`}>
        {t('product.grading')}
      </Link>
    </section>
  )
}

/** Adds one unit of the offer whose price stands above. */
function AddFirst({ offer }: { offer: NamedOffer }) {
  const t = useText()
  const { add, isAdding } = useAddToCart()
  return (
    <Button
      wide
      variant="tonal"
      icon={<ShoppingCart aria-hidden size={16} strokeWidth={2} className="flex-none" />}
      busy={isAdding}
      onClick={() => add({ offer, quantity: 1 })}
    >
      <span className="min-w-0 py-1">
        {t('product.add')}: <CopyInShort of={offer} />
        <span className="block truncate text-small font-medium">
          <Money cents={offer.price_cents} /> · {offer.store.name}
        </span>
      </span>
    </Button>
  )
}

function FreightLine({ offers }: { offers: StoreOffer[] }) {
  const t = useText()
  const { cep } = useDestination()
  const freights = offers.flatMap(({ freight }) => (freight ? [freight.cents] : []))
  const least = freights.length ? Math.min(...freights) : null
  return (
    <div className="flex items-start gap-2.5 text-label text-ink-2">
      <Truck aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none text-ink-3" />
      <div>
        {cep && least !== null && (
          <>
            {least === 0 ? t('product.freeFreightTo') : t('product.freightFrom')}{' '}
            {least > 0 && <Money cents={least} className="font-semibold text-ink" />} {t('product.to')}{' '}
          </>
        )}
        {cep && least === null && t('product.freightAtStore')}
        {!cep && t('product.freightUnknown')}{' '}
        <CepPopover
          trigger={(wiring) => (
            <button type="button" {...wiring} className={`${loneLinkStyle} min-h-6`}>
              {cep ? formatCep(cep) : t('product.enterCep')}
            </button>
          )}
        />
      </div>
    </div>
  )
}
