import type { StoreOffer } from '@bra/contract/shopping/search.schemas'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { ConditionTag } from '../../../../ui/ConditionTag.tsx'
import { FoilTag } from '../../../../ui/FoilTag.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { StoreRating } from '../../../stores/stores/StoreRating.tsx'
import { useDeliveryWindow } from '../../../stores/shipping/useDeliveryWindow.ts'

export function OfferStore({ offer: { store } }: { offer: StoreOffer }) {
  const t = useText()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar src={store.avatar} name={store.name} size={36} />
      <span className="min-w-0">
        <Link to={paths.store(store.slug)} data-offer className="rounded-[3px] font-semibold hover:underline">
          {store.name}
        </Link>
        <span className="flex flex-wrap gap-x-2 text-small text-ink-3">
          <StoreRating store={store} />
          <span className="whitespace-nowrap">{t('product.sales', { count: store.sales_count })}</span>
          <span className="whitespace-nowrap">
            {store.city}, {store.uf}
          </span>
        </span>
      </span>
    </span>
  )
}

export function OfferCondition({ offer }: { offer: StoreOffer }) {
  const t = useText()
  const { condition, grade, extras, comment, photos, store } = offer
  const word = t(`trade.${condition}`)
  return (
    <span className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap gap-1.5">
        <ConditionTag code={condition} word={grade ? `${word} ${grade.company} ${grade.grade}` : word} />
        {extras.map((extra) => (
          <Badge key={extra} tone="anil">
            {t(`trade.${extra}`)}
          </Badge>
        ))}
        {offer.bra_center && <Badge tone="ipe">{t('product.braCenter')}</Badge>}
      </span>
      {grade && (
        <span className="text-caption text-ink-3">{t('product.certificate', { code: grade.certificate })}</span>
      )}
      {comment && (
        <span className="line-clamp-2 max-w-[34ch] text-caption text-ink-3" title={comment}>
          {comment}
        </span>
      )}
      {photos.length > 0 && (
        <span className="flex gap-1.5">
          {photos.map((photo, at) => (
            <a key={photo} href={photo} target="_blank" rel="noreferrer" className="rounded-tag">
              <img
                src={photo}
                alt={t('product.photoOf', { count: at + 1, store: store.name })}
                width={32}
                height={44}
                loading="lazy"
                className="h-11 w-8 rounded-tag object-cover"
              />
            </a>
          ))}
        </span>
      )}
    </span>
  )
}

export function OfferVariant({ offer: { language, finish } }: { offer: StoreOffer }) {
  const t = useText()
  const name = t(`trade.${finish}`)
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:flex-col xl:items-start">
      {t(`trade.${language}`)}
      {finish === 'normal' ? <span className="text-small text-ink-3">{name}</span> : <FoilTag word={name} />}
    </span>
  )
}

export function OfferDelivery({ offer: { freight } }: { offer: StoreOffer }) {
  const t = useText()
  const windowOf = useDeliveryWindow()
  if (!freight) return <span className="text-small whitespace-nowrap text-ink-3">{t('product.freightNeedsCep')}</span>
  return (
    <span>
      {freight.free ? (
        <b className="font-semibold text-mata">{t('tiles.freeShipping')}</b>
      ) : (
        <Money cents={freight.cents} className="font-semibold" />
      )}
      <span className="block text-small whitespace-nowrap text-ink-3">
        {t('product.arrives', shortly(windowOf(freight)))}
      </span>
    </span>
  )
}

/** Days in the near future need no year. */
const shortly = ({ first, last }: { first: string; last: string }) => ({
  first: first.slice(0, 5),
  last: last.slice(0, 5),
})

export function OfferPrice({ offer }: { offer: StoreOffer }) {
  const t = useText()
  const { price_cents, regular_price_cents, versus_median } = offer
  return (
    <span>
      {regular_price_cents !== null && (
        <Money cents={regular_price_cents} struckLabel={t('tiles.before')} className="block text-small" />
      )}
      <Money cents={price_cents} size="large" className="block" />
      {versus_median !== null && versus_median !== 0 && (
        <span
          className={`text-small whitespace-nowrap ${versus_median < 0 ? 'font-semibold text-mata' : 'text-ink-3'}`}
        >
          {t(versus_median < 0 ? 'product.belowMedian' : 'product.aboveMedian', { percent: Math.abs(versus_median) })}
        </span>
      )}
    </span>
  )
}
