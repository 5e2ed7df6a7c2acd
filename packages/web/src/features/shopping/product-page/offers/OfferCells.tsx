import { photosOfPassport } from '@bra/contract/ground/passports'
import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { tradeTexts } from '../../../../lib/trade-texts.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { FoilTag } from '../../../../ui/FoilTag.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { tileTexts } from '../../../catalogue/catalog/tile-texts.ts'
import { ExtraBadges, VariantCondition } from '../../../catalogue/variants/VariantTags.tsx'
import { PassportButton } from '../../../ground/photos/passports/PassportButton.tsx'
import { AskStore } from '../../../stores/offer-questions/AskStore.tsx'
import { StoreRating } from '../../../stores/stores/StoreRating.tsx'
import { useDeliveryWindow } from '../../../stores/shipping/useDeliveryWindow.ts'
import { offerTexts } from './texts.ts'

export function OfferStore({ offer, asks }: { offer: StoreOffer; asks?: boolean }) {
  const { store } = offer
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar src={store.avatar} name={store.name} size={36} />
      <span className="min-w-0">
        <StoreLink store={store} />
        <span className="flex flex-wrap items-baseline gap-x-2 text-small text-ink-3 xl:flex-nowrap">
          <StoreRating store={store} />
          <span className="min-w-0 max-xl:truncate xl:whitespace-nowrap">
            {store.city}, {store.uf}
          </span>
          {asks && <OfferQuestions offer={offer} />}
        </span>
      </span>
    </span>
  )
}

export function OfferQuestions({ offer: { id, store } }: { offer: StoreOffer }) {
  const t = useText()
  return <AskStore id={id} name={store.name} word={t(offerTexts.ask)} />
}

export const StoreLink = ({ store }: { store: StoreOffer['store'] }) => (
  <Link
    to={paths.store(store.slug)}
    data-offer
    className="rounded-[3px] font-semibold hover:underline xl:whitespace-nowrap"
  >
    {store.name}
  </Link>
)

export function OfferCondition({ offer }: { offer: StoreOffer }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <OfferTags offer={offer} />
      <OfferNotes offer={offer} />
    </span>
  )
}

/** Shows condition and extras; with `whole` it shows language and finish too. */
export function OfferTags({ offer, whole, short }: { offer: StoreOffer; whole?: boolean; short?: boolean }) {
  const t = useText()
  const { language, finish } = offer
  return (
    <span className={clsx('flex flex-wrap', short ? 'gap-1' : 'gap-1.5')}>
      <VariantCondition of={offer} short={short} />
      {whole && (
        <>
          <Badge>{t(tradeTexts[language])}</Badge>
          {finish === 'normal' ? <Badge>{t(tradeTexts.normal)}</Badge> : <FoilTag word={t(tradeTexts[finish])} />}
        </>
      )}
      <ExtraBadges of={offer} />
      {offer.bra_center && <Badge tone="ipe">{t(offerTexts.braCenter)}</Badge>}
    </span>
  )
}

export function OfferNotes({ offer }: { offer: StoreOffer }) {
  const { grade, comment, passport, store, quantity } = offer
  const photos = offer.photos.filter((photo) => !photosOfPassport(passport).includes(photo))
  const t = useText()
  return (
    <>
      {grade && (
        <span className="text-caption text-ink-3">{t(offerTexts.certificate, { code: grade.certificate })}</span>
      )}
      {comment && (
        <span className="line-clamp-2 max-w-72 text-caption text-ink-3" title={comment}>
          {comment}
        </span>
      )}
      {passport && (
        <PassportButton passport={passport} of={store.name} word={t(offerTexts.passport)} units={quantity} />
      )}
      {photos.length > 0 && (
        <span className="flex gap-1.5">
          {photos.map((photo, at) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer" className="rounded-tag">
              <img
                src={photo}
                alt={t(offerTexts.photoOf, { count: at + 1, store: store.name })}
                width={32}
                height={44}
                loading="lazy"
                className="h-11 w-8 rounded-tag object-cover"
              />
            </a>
          ))}
        </span>
      )}
    </>
  )
}

export function OfferVariant({ offer: { language, finish, quantity } }: { offer: StoreOffer }) {
  const t = useText()
  const word = t(tradeTexts[finish])
  return (
    <span>
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        {t(tradeTexts[language])}{' '}
        {finish === 'normal' ? <span className="text-ink-3">{word}</span> : <FoilTag word={word} />}
      </span>
      <span className="text-small text-ink-3 tabular-nums">{t(offerTexts.inStock, { count: quantity })}</span>
    </span>
  )
}

export function OfferDelivery({ offer: { freight } }: { offer: StoreOffer }) {
  const t = useText()
  const windowOf = useDeliveryWindow()
  if (!freight) return <span className="text-small whitespace-nowrap text-ink-3">{t(offerTexts.freightNeedsCep)}</span>
  return (
    <span>
      {freight.free ? (
        <b className="font-semibold text-mata">{t(tileTexts.freeShipping)}</b>
      ) : (
        <Money cents={freight.cents} className="font-semibold" />
      )}
      <span className="block text-small whitespace-nowrap text-ink-3">{t(offerTexts.days, windowOf(freight))}</span>
    </span>
  )
}

/** The price is the small figure where the price with freight stands beside it. */
export function OfferPrice({ offer, small }: { offer: StoreOffer; small?: boolean }) {
  const t = useText()
  const { price_cents, regular_price_cents, versus_median } = offer
  return (
    <span>
      {regular_price_cents !== null && (
        <Money cents={regular_price_cents} struckLabel={t(tileTexts.before)} className="mr-1.5 text-small" />
      )}
      <Money cents={price_cents} size={small ? 'inherit' : 'large'} />
      {versus_median !== null && versus_median !== 0 && (
        <span
          className={`block text-small whitespace-nowrap ${versus_median < 0 ? 'font-semibold text-mata' : 'text-ink-3'}`}
        >
          {t(versus_median < 0 ? offerTexts.belowMedian : offerTexts.aboveMedian, { percent: Math.abs(versus_median) })}
          <span className={small ? 'sr-only' : undefined}> {t(offerTexts.ofMedian)}</span>
        </span>
      )}
    </span>
  )
}
