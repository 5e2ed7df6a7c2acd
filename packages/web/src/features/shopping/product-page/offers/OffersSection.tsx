import type { Reply } from '@bra/contract/kit/api'
import type { SiteText } from '@bra/contract/kit/both'
import type { search } from '@bra/contract/shopping/search'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import type { Product } from '@bra/contract/catalogue/catalog.schemas'
import type { Paginate } from '@bra/contract/kit/shapes'
import { type OfferOrder, offerOrders } from '@bra/contract/trade/trade'
import { Link } from 'react-router'
import { tileTexts } from '../../../catalogue/catalog/tile-texts.ts'
import { useDestination } from '../../../people/addresses/destination.ts'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/inputs.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { EmptyState } from '../../../../ui/states.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { CepPopover } from '../../../people/addresses/CepPopover.tsx'
import { useFavorite } from '../../collections/useFavorite.ts'
import { useSignInFirst } from '../../../people/sessions/useSignInFirst.ts'
import { BestOffer } from './BestOffer.tsx'
import { OFFERS_ID } from './first-offer.ts'
import { MoreOffers } from './MoreOffers.tsx'
import { OfferChips } from './OfferChips.tsx'
import { isFiltered, type OfferCounts, type OffersState, unfiltered } from './offers-state.ts'
import { offerTexts } from './texts.ts'

interface OffersSectionProps {
  product: Product
  offers: StoreOffer[]
  best: Reply<typeof search.show>['best']
  paginate: Paginate
  chips: OfferCounts
  standing: Reply<typeof search.show>['standing']
  state: OffersState
  onChange: (state: OffersState) => void
}

const orderTexts: Record<OfferOrder, SiteText> = {
  total: offerTexts.orderTotal,
  price: offerTexts.orderPrice,
  condition: offerTexts.orderCondition,
  rating: offerTexts.orderRating,
}

export function OffersSection({
  product,
  offers,
  best,
  paginate,
  chips,
  standing,
  state,
  onChange,
}: OffersSectionProps) {
  const t = useText()
  return (
    <section id={OFFERS_ID} aria-labelledby="ofertas-titulo" className="scroll-mt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <h2 id="ofertas-titulo" tabIndex={-1}>
          {product.offers === 0 ? t(offerTexts.offersTitle) : t(offerTexts.offersOf, { count: product.stores })}
        </h2>
        {product.offers > 0 && (
          <>
            <div className="relative -m-1 flex w-full min-w-0 items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] sm:flex-wrap lg:w-auto lg:flex-1 lg:flex-nowrap lg:justify-end">
              <OfferChips chips={chips} state={state} onChange={onChange} />
              <AskCep />
              <OrderSelect state={state} onChange={onChange} />
            </div>
          </>
        )}
      </div>
      {product.offers === 0 ? (
        <NoOffers product={product} />
      ) : (
        <div className="mt-3 flex flex-col gap-3">
          <VisuallyHidden live>{t(tileTexts.offers, { count: paginate.total })}</VisuallyHidden>
          {best && <BestOffer key={best.offer.id} offer={best.offer} inStandard={best.in_standard} />}
          {paginate.total === 0 ? (
            <NothingLeft state={state} onChange={onChange} />
          ) : (
            <MoreOffers
              key={JSON.stringify(state)}
              {...{ product, offers, paginate, standing, state }}
              bestId={best?.offer.id}
              onOrder={(order) => onChange({ ...state, order })}
            />
          )}
          <Link to={paths.text('guia-de-condicoes')} className={`${loneLinkStyle} w-fit py-1 text-label`}>
            {t(offerTexts.grading)}
          </Link>
        </div>
      )}
    </section>
  )
}

type Choice = Pick<OffersSectionProps, 'state' | 'onChange'>

function OrderSelect({ state, onChange }: Choice) {
  const t = useText()
  return (
    <div className="w-56 flex-none">
      <Select
        label={t(offerTexts.order)}
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
        <Button {...wiring} variant="outline" className="flex-none max-sm:order-first lg:hidden">
          {t(offerTexts.enterCepForFreight)}
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
        title={t(offerTexts.noneLeft)}
        action={
          isFiltered(state) && <Button onClick={() => onChange(unfiltered(state))}>{t(offerTexts.clearFilters)}</Button>
        }
      >
        {t(offerTexts.noneLeftHint)}
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
        title={t(offerTexts.noOffersTitle)}
        action={
          <Button
            aria-pressed={favorite?.isFavorite}
            onClick={favorite?.toggle ?? (() => signInFirst(t(tileTexts.favoriteLogin)))}
          >
            {t(offerTexts.tellMe)}
          </Button>
        }
      >
        {t(offerTexts.noOffersHint)}
      </EmptyState>
    </div>
  )
}
