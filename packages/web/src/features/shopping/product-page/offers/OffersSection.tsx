import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Paginate } from '@bra/contract/kit/shapes'
import { type OfferOrder, offerOrders } from '@bra/contract/trade/trade'
import { useDestination } from '../../../people/addresses/destination.ts'
import { useText } from '../../../../lib/text.tsx'
import type { TextKey } from '../../../../text/keys.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/inputs.tsx'
import { EmptyState } from '../../../../ui/states.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { CepPopover } from '../../../people/addresses/CepPopover.tsx'
import { useFavorite } from '../../collections/useFavorite.ts'
import { useSignInFirst } from '../../../people/sessions/useSignInFirst.ts'
import { OFFERS_ID } from './first-offer.ts'
import { MoreOffers } from './MoreOffers.tsx'
import { OfferChips } from './OfferChips.tsx'
import { isFiltered, type OfferCounts, type OffersState, unfiltered } from './offers-state.ts'

interface OffersSectionProps {
  product: Product
  offers: StoreOffer[]
  paginate: Paginate
  chips: OfferCounts
  state: OffersState
  onChange: (state: OffersState) => void
}

const orderTexts: Record<OfferOrder, TextKey> = {
  total: 'product.orderTotal',
  price: 'product.orderPrice',
  condition: 'product.orderCondition',
  rating: 'product.orderRating',
}

export function OffersSection({ product, offers, paginate, chips, state, onChange }: OffersSectionProps) {
  const t = useText()
  return (
    <section id={OFFERS_ID} aria-labelledby="ofertas-titulo">
      <h2 id="ofertas-titulo" tabIndex={-1}>
        {product.offers === 0 ? t('product.offersTitle') : t('product.offersOf', { count: product.stores })}
      </h2>
      {product.offers === 0 ? (
        <NoOffers product={product} />
      ) : (
        <>
          <div className="mt-4 mb-4 flex flex-wrap items-start gap-3">
            <div className="w-full min-w-0 lg:w-auto lg:flex-1">
              <OfferChips chips={chips} state={state} onChange={onChange} />
            </div>
            <AskCep />
            <OrderSelect state={state} onChange={onChange} />
          </div>
          <VisuallyHidden live>{t('tiles.offers', { count: paginate.total })}</VisuallyHidden>
          {paginate.total === 0 ? (
            <NothingLeft state={state} onChange={onChange} />
          ) : (
            <MoreOffers key={JSON.stringify(state)} {...{ product, offers, paginate, state }} />
          )}
        </>
      )}
    </section>
  )
}

type Choice = Pick<OffersSectionProps, 'state' | 'onChange'>

function OrderSelect({ state, onChange }: Choice) {
  const t = useText()
  return (
    <div className="w-56 max-sm:w-full">
      <Select
        label={t('product.order')}
        hiddenLabel
        value={state.order}
        onChange={(event) => onChange({ ...state, order: event.target.value as OfferOrder })}
      >
        {offerOrders.map((order) => (
          <option key={order} value={order}>
            {t(orderTexts[order])}
          </option>
        ))}
      </Select>
    </div>
  )
}

function AskCep() {
  const t = useText()
  const { cep } = useDestination()
  if (cep) return null
  return (
    <CepPopover
      align="end"
      trigger={(wiring) => (
        <Button {...wiring} variant="outline" className="max-sm:w-full">
          {t('product.enterCepForFreight')}
        </Button>
      )}
    />
  )
}

function NothingLeft({ state, onChange }: Choice) {
  const t = useText()
  return (
    <div className="panel">
      <EmptyState
        level={3}
        picture="/media/scenes/lantern.svg"
        title={t('product.noneLeft')}
        action={
          isFiltered(state) && <Button onClick={() => onChange(unfiltered(state))}>{t('product.clearFilters')}</Button>
        }
      >
        {t('product.noneLeftHint')}
      </EmptyState>
    </div>
  )
}

function NoOffers({ product }: Pick<OffersSectionProps, 'product'>) {
  const t = useText()
  const signInFirst = useSignInFirst()
  const favorite = useFavorite(product)
  return (
    <div className="panel mt-4">
      <EmptyState
        level={3}
        picture="/media/scenes/basket.svg"
        title={t('product.noOffersTitle')}
        action={
          <Button
            aria-pressed={favorite?.isFavorite}
            onClick={favorite?.toggle ?? (() => signInFirst(t('tiles.favoriteLogin')))}
          >
            {t('product.tellMe')}
          </Button>
        }
      >
        {t('product.noOffersHint')}
      </EmptyState>
    </div>
  )
}
