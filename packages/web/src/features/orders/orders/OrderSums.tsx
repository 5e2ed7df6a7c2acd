import type { Order } from '@bra/contract/orders/orders.schemas'
import { formatCep } from '@bra/contract/trade/postal'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Money } from '../../../ui/Money.tsx'
import { creditTexts } from './credit-texts.ts'
import { parcelTexts } from './parcel-texts.ts'
import { Freight } from './ParcelLines.tsx'
import { paymentTexts } from './payment-texts.ts'
import { PaymentFacts } from './PaymentFacts.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { ordersTexts } from './texts.ts'

export function OrderSums({ order }: { order: Order }) {
  const t = useText()
  return (
    <div className="grid gap-5 lg:sticky lg:top-24">
      <Part title={t(paymentTexts.summary)}>
        <Amounts order={order} />
      </Part>
      <Part title={t(paymentTexts.payment)}>
        <PaymentFacts payment={order.payment} />
      </Part>
      <Part title={t(paymentTexts.address)}>
        <DeliveryAddress address={order.address} />
      </Part>
    </div>
  )
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel p-5">
      <h2 id={id} className="mb-3 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Amounts({ order }: { order: Order }) {
  const t = useText()
  const { goods_cents: goods, freight_cents: freight, total_cents: total, credit_cents: credit } = order
  const refunds = order.store_orders.flatMap(({ refund }) => refund ?? [])
  const pending = sum(refunds.filter(({ at }) => !at))
  const paid = sum(refunds.filter(({ at }) => at))
  const toCredit = refunds.reduce((all, { credit_cents: cents }) => all + cents, 0)
  return (
    <Sums>
      <Sum name={t(parcelTexts.goods)}>
        <Money cents={goods} />
      </Sum>
      <Sum name={t(parcelTexts.freight)}>
        <Freight cents={freight} />
      </Sum>
      <Sum name={t(ordersTexts.total)} isTotal>
        <Money cents={total} size="large" />
      </Sum>
      {credit > 0 && (
        <Sum name={t(creditTexts.ofTotal)}>
          <Money cents={credit} />
        </Sum>
      )}
      {pending > 0 && (
        <Sum name={t(paymentTexts.refundPending)}>
          <Money cents={pending} />
        </Sum>
      )}
      {paid > 0 && (
        <Sum name={t(paymentTexts.refundPaid)}>
          <Money cents={paid} />
        </Sum>
      )}
      {toCredit > 0 && (
        <Sum name={t(creditTexts.ofRefund)}>
          <Money cents={toCredit} />
        </Sum>
      )}
    </Sums>
  )
}

const sum = (refunds: { cents: number }[]) => refunds.reduce((all, { cents }) => all + cents, 0)

export function DeliveryAddress({ address }: Pick<Order, 'address'>) {
  const t = useText()
  const { recipient, postcode, address: street, number, complement, district, city, state } = address
  const lines = [
    [street, number].filter(Boolean).join(', '),
    [complement, district].filter(Boolean).join(', '),
    `${city}, ${state}`,
    postcode && `CEP ${formatCep(postcode)}`,
  ].filter(Boolean)
  return (
    <address className="not-italic">
      {recipient && <b className="block">{recipient}</b>}
      {!street && <p className="mb-1 text-ink-2">{t(paymentTexts.addressGone)}</p>}
      {lines.map((line) => (
        <span key={line} className="block text-ink-2 tabular-nums">
          {line}
        </span>
      ))}
    </address>
  )
}
