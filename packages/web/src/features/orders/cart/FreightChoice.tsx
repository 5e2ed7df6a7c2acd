import { type CartGroup, type CartQuote, PROBED_CARD_CENTS } from '@bra/contract/orders/cart.schemas'
import { money } from '@bra/contract/trade/format'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { WholeDates } from '../../../lib/WholeDates.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'
import { quietLinkStyle } from '../../../ui/linkStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { tileTexts } from '../../catalogue/catalog/tile-texts.ts'
import { useDestination } from '../../people/addresses/destination.ts'
import { useDeliveryWindow } from '../../stores/shipping/useDeliveryWindow.ts'
import { useChooseShipping } from './cart.data.ts'
import { parcelsOf } from './parcels-of.ts'
import { cartTexts } from './texts.ts'

interface FreightChoiceProps {
  group: CartGroup
  name: string
  hasCep: boolean
}

export function FreightChoice({ group, name, hasCep }: FreightChoiceProps) {
  const t = useText()
  const { cep } = useDestination()
  const choose = useChooseShipping()
  // The choice shows at once, before the cart has answered.
  const [pressed, setPressed] = useState<string>()
  const take = (method: CartQuote['code']) => {
    setPressed(method)
    const body = { store_id: group.store?.id ?? null, method, cep }
    choose.mutate({ body }, { onSettled: () => setPressed(undefined) })
  }
  if (group.count === 0) return null
  return (
    <div className="max-w-120 min-w-0 flex-1 basis-64">
      {!hasCep && <p className="text-label text-ink-2">{t(cartTexts.needsCep)}</p>}
      {group.notice && (
        <p className="mb-1 flex items-start gap-1.5 text-label font-semibold text-buriti">
          <TriangleAlert aria-hidden size={16} strokeWidth={2} className="mt-0.5 flex-none" />
          {group.notice}
        </p>
      )}
      {group.quotes.length > 0 && (
        <ChoiceGroup legend={t(cartTexts.freightOf, { store: name })}>
          {group.quotes.map((quote) => (
            <Radio
              key={quote.code}
              name={`freight-${group.store?.id ?? 'center'}`}
              value={quote.code}
              checked={quote.code === (pressed ?? group.shipping)}
              onChange={() => take(quote.code)}
              hint={<Arrival quote={quote} />}
              end={<Price quote={quote} />}
            >
              {quote.name}
              {quote.parcels > 1 && <> {t(cartTexts.inParcels, { count: quote.parcels })}</>}
            </Radio>
          ))}
        </ChoiceGroup>
      )}
      <FreeFreight group={group} />
      <OneMoreCard group={group} />
    </div>
  )
}

function Arrival({ quote }: { quote: CartQuote }) {
  const t = useText()
  const days = useDeliveryWindow()(quote)
  if (quote.code === 'retirada') return <WholeDates text={t(cartTexts.pickUp, { last: days.last })} />
  return <WholeDates text={`${t(cartTexts.arrives, days)}${quote.insured ? '' : ` · ${t(cartTexts.uninsured)}`}`} />
}

function Price({ quote }: { quote: CartQuote }) {
  const t = useText()
  if (quote.cents > 0) return <Money cents={quote.cents} className="text-body font-semibold text-ink" />
  return (
    <>
      {quote.regular_cents > 0 && <Money cents={quote.regular_cents} struckLabel={t(tileTexts.before)} />}{' '}
      <b className="text-body font-semibold text-mata">{t(cartTexts.free)}</b>
    </>
  )
}

/** The link leads to the stock of the store, what the person seeks first; the centre has no page of its stock yet. */
function FreeFreight({ group }: Pick<FreightChoiceProps, 'group'>) {
  const t = useText()
  const { store, free_missing_cents: missing, free_saves_cents: saves } = group
  if (missing === null) return null
  const count = parcelsOf(group)
  if (missing === 0) return <p className="mt-1 text-label font-semibold text-mata">{t(cartTexts.reached, { count })}</p>
  const words = { price: money(missing), saved: money(saves), count }
  const sentence = t(saves ? cartTexts.missingToSave : cartTexts.missing, words)
  return (
    <p className="mt-1 text-label text-ink-2">
      {store ? (
        <Link to={`${paths.store(store.slug)}?ordem=procuro#ofertas`} className={`${quietLinkStyle} inline-block py-1`}>
          {sentence} <b className="font-semibold text-mata">{t(cartTexts.complete, { count })}</b>
        </Link>
      ) : (
        sentence
      )}
    </p>
  )
}

/** Nothing is said where the table of rates does not know what the next card does to the freight. */
function OneMoreCard({ group: { freight_cents: now, with_card_cents: then } }: Pick<FreightChoiceProps, 'group'>) {
  const t = useText()
  if (then === null || now === null) return null
  const words = { most: money(PROBED_CARD_CENTS), price: money(then) }
  return (
    <p className="text-small text-ink-3">{t(then === now ? cartTexts.sameWithCard : cartTexts.moreWithCard, words)}</p>
  )
}
