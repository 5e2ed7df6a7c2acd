import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { money } from '@bra/contract/trade/format'
import { useRef } from 'react'
import { useText } from '../../../../lib/text.tsx'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { StoreRating } from '../../../stores/stores/StoreRating.tsx'
import { useDeliveryWindow } from '../../../stores/shipping/useDeliveryWindow.ts'
import { BuyBar } from './BuyBar.tsx'
import { BuyOffer } from './BuyOffer.tsx'
import { OfferNotes, OfferQuestions, OfferTags, StoreLink } from './OfferCells.tsx'
import { offerTexts } from './texts.ts'

interface BestOfferProps {
  offer: StoreOffer
  /** False if nobody sells a copy inside the person's standard, and this is the nearest. */
  inStandard: boolean
}

export function BestOffer({ offer, inStandard }: BestOfferProps) {
  const t = useText()
  const place = useRef<HTMLElement>(null)
  const { store } = offer
  return (
    <>
      <section
        ref={place}
        aria-label={t(inStandard ? offerTexts.best : offerTexts.nearest)}
        className="grid min-h-22.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2.5 rounded-panel border-2 border-mata bg-surface px-4 py-3 xl:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto_auto_auto]"
      >
        <div className="flex min-w-0 items-center gap-3">
          <span className="flex-none max-[24rem]:hidden">
            <Avatar src={store.avatar} name={store.name} size={48} />
          </span>
          <div className="min-w-0">
            <p className="text-small font-semibold text-mata">{t(inStandard ? offerTexts.best : offerTexts.nearest)}</p>
            <StoreLink store={store} />
            <p className="flex flex-wrap gap-x-2 text-small text-ink-3">
              <StoreRating store={store} />
              <span className="whitespace-nowrap">{t(offerTexts.sales, { count: store.sales_count })}</span>
            </p>
          </div>
        </div>
        <div className="min-w-0 max-xl:col-span-2 max-xl:row-start-2">
          <OfferTags offer={offer} whole />
          <Promises offer={offer} />
          <OfferNotes offer={offer} />
        </div>
        <Parts offer={offer} />
        <Total offer={offer} />
        <div className="max-xl:col-span-2">
          <BuyOffer offer={offer} best />
        </div>
      </section>
      <BuyBar offer={offer} after={place} />
    </>
  )
}

function Promises({ offer }: { offer: StoreOffer }) {
  const t = useText()
  const { on_time_rate: onTime, honour_rate: honour, grading_rate: grading, quantity, photos } = offer
  const percent = (share: number) => Math.round(share * 1000) / 10
  const facts = [
    onTime !== null && t(offerTexts.onTime, { percent: percent(onTime) }),
    honour !== null && t(offerTexts.honour, { percent: percent(honour) }),
    grading !== null && t(offerTexts.rightCondition, { percent: percent(grading) }),
    t(offerTexts.inStock, { count: quantity }),
    photos.length > 0 && t(offerTexts.photos, { count: photos.length }),
  ]
  return (
    <p className="mt-1 text-small text-ink-3 tabular-nums">
      {facts.filter(Boolean).join(' · ')} <OfferQuestions offer={offer} />
    </p>
  )
}

function Parts({ offer: { freight, price_cents: price } }: { offer: StoreOffer }) {
  const t = useText()
  const windowOf = useDeliveryWindow()
  if (!freight)
    return <p className="text-small text-ink-3 max-xl:col-span-2 xl:text-right">{t(offerTexts.priceAlone)}</p>
  const cents = { price: money(price), freight: money(freight.cents) }
  return (
    <p className="text-small whitespace-nowrap text-ink-2 tabular-nums max-xl:col-span-2 max-xl:flex max-xl:flex-wrap max-xl:gap-x-3 xl:text-right">
      <span className="block">{t(freight.free ? offerTexts.freeFreight : offerTexts.plusFreight, cents)}</span>
      <b className="block font-semibold text-ink">{t(offerTexts.arrives, windowOf(freight))}</b>
    </p>
  )
}

function Total({ offer: { total_cents: total, price_cents: price } }: { offer: StoreOffer }) {
  const t = useText()
  return (
    <p className="text-right max-xl:col-start-2 max-xl:row-start-1">
      <span className="block text-small text-ink-2">{t(total === null ? offerTexts.price : offerTexts.bestTotal)}</span>
      <Money cents={total ?? price} className="title text-h2" />
    </p>
  )
}
