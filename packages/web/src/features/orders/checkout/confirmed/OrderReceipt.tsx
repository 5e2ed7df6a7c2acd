import { date, money } from '@bra/contract/trade/format'
import type { Order, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { cartTexts } from '../../cart/texts.ts'
import { creditTexts } from '../../orders/credit-texts.ts'
import { dueOf } from '../../orders/paying.data.ts'
import { useText } from '../../../../lib/text.tsx'
import { WholeDates } from '../../../../lib/WholeDates.tsx'
import { loneLinkStyle } from '../../../../ui/linkStyle.ts'
import { partInWords } from '../../orders/parcel-part.ts'
import { Money } from '../../../../ui/Money.tsx'
import { useDeliveryWindow } from '../../../stores/shipping/useDeliveryWindow.ts'
import { confirmedTexts } from './texts.ts'

export function OrderReceipt({ order }: { order: Order }) {
  const t = useText()
  const { order_id: id, payment, credit_cents: credit } = order
  const isByPix = payment.method === 'pix' && payment.state !== 'paid' && payment.state !== 'intended'
  const canBeOtherwise = isByPix && order.state === 'awaiting_payment'
  return (
    <section aria-labelledby="receipt" className="panel p-5">
      <h2 id="receipt" className="text-h3">
        {t(confirmedTexts.orderNumber, { number: String(id) })}
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {order.store_orders.map((parcel) => (
          <ParcelRow key={parcel.id} parcel={parcel} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
        {t(cartTexts.total)}
        <Money cents={order.total_cents} size="large" />
      </p>
      {credit > 0 && (
        <p className="mt-1 text-label text-ink-2 tabular-nums">
          {t(creditTexts.ofWhich, { credit: money(credit), rest: money(dueOf(order)) })}
        </p>
      )}
      {payment.state === 'paid' && (
        <p className="mt-1 text-label text-ink-2">
          <PaidWith payment={payment} />
        </p>
      )}
      <p className="mt-4 flex flex-col items-start gap-2 text-label">
        {canBeOtherwise && (
          <Link to={paths.checkout(id)} className={`${loneLinkStyle} inline-flex min-h-6 items-center`}>
            {t(confirmedTexts.payOtherwise)}
          </Link>
        )}
        <Link to={paths.order(id)} className={`${loneLinkStyle} inline-flex min-h-6 items-center`}>
          {t(confirmedTexts.details)}
        </Link>
      </p>
    </section>
  )
}

function PaidWith({ payment: { method, card, installments } }: Pick<Order, 'payment'>) {
  const t = useText()
  if (method === 'pix') return t(confirmedTexts.paidWith, { means: t(confirmedTexts.pix) })
  const name = card ? t(confirmedTexts.cardName, { brand: card.brand, last: card.last_four }) : t(confirmedTexts.card)
  return t(confirmedTexts.paidWith, { means: `${name}, ${t(confirmedTexts.paidInParts, { count: installments })}` })
}

function ParcelRow({ parcel }: { parcel: StoreOrder }) {
  const t = useText()
  const windowOf = useDeliveryWindow()
  const { id, store, shipping, lines, state, arrives } = parcel
  const isOver = state === 'cancelled' || state === 'expired'
  const days = arrives ? promised(arrives) : windowOf(shipping)
  const count = lines.reduce((units, line) => units + line.quantity, 0)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
      <span className="font-semibold">{store?.name ?? t(cartTexts.center)}</span>
      <Money cents={parcel.goods_cents + parcel.freight_cents} className="text-label font-semibold" />
      <span className="w-full text-label text-ink-2">
        {[
          partInWords(parcel, t) ?? t(confirmedTexts.parcelNumber, { number: String(id) }),
          t(cartTexts.goods, { count }),
          shipping.name,
        ].join(' · ')}
      </span>
      {!isOver && (
        <span className="w-full text-label text-ink-2">
          <WholeDates
            text={shipping.code === 'retirada' ? t(cartTexts.pickUp, { last: days.last }) : t(cartTexts.arrives, days)}
          />
        </span>
      )}
    </li>
  )
}

const promised = ({ first, last }: NonNullable<StoreOrder['arrives']>) => ({
  first: date(first),
  last: date(last),
})
