import { checkout } from '@bra/contract/orders/checkout'
import { orders } from '@bra/contract/orders/orders'
import type { Order, OrderAddress } from '@bra/contract/orders/orders.schemas'
import { formatCep } from '@bra/contract/trade/postal'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { Failed } from '../../../lib/Answer.tsx'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useCall, useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { WholeDates } from '../../../lib/WholeDates.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState, Notice } from '../../../ui/states.tsx'
import { isAwaited, keepPayment, orderQuery } from '../orders/paying.data.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { Freights } from './Freights.tsx'
import { purchaseOfOrder } from './purchase.ts'
import { Step } from './Step.tsx'
import { checkoutTexts } from './texts.ts'
import { type Buying, buyingFrom, type Choices } from './useBuying.ts'
import type { PayBy } from './usePay.ts'

const NOT_FOUND = 404

/** Pays a waiting order in another way; goods, address and freight cannot change any more. */
export function OrderCheckout({ id, buying: choices }: { id: number; buying: Choices }) {
  const t = useText()
  const buying = buyingFrom(choices, 'payment')
  const answer = useQuery(orderQuery(id))
  const { data: order, error } = answer
  if (error instanceof CallError && error.status === NOT_FOUND) return <Missing text={error.message} />
  if (!order)
    return error ? <Failed of={answer} title={t(checkoutTexts.failed)} className="mt-5" /> : <CheckoutSkeleton />
  if (!canBePaid(order) && buying.orderId === null) return <Navigate to={paths.confirmed(id)} replace />
  return <Waiting order={order} buying={buying} />
}

/** An order cannot be paid again while a bank is still checking a card. */
const canBePaid = ({ pay_until: until, renew_until: renewUntil, payment }: Order) =>
  (until ?? renewUntil) !== null && !(payment.method === 'card' && isAwaited(payment))

function Waiting({ order, buying }: { order: Order; buying: Buying }) {
  const t = useText()
  const call = useCall()
  const queries = useQueryClient()
  const id = order.order_id
  const send = async (by: PayBy) => {
    const placed = await callEndpoint(call, checkout.pay, { body: { ...by, order_id: id } })
    keepPayment(queries, id, placed.payment)
    return placed
  }
  const findLost = async () => {
    const now = await callEndpoint(call, orders.show, { params: { id } })
    return canBePaid(now) ? undefined : id
  }
  const purchase = purchaseOfOrder(order, t)
  const place = <WholeDates text={addressText(order.address)} />
  const { steps } = buying
  return (
    <CheckoutFrame
      {...{ buying, purchase, send, findLost }}
      waitsFor={null}
      news={!buying.trouble && <KeptUntil order={order} />}
    >
      <Step isFixed name="address" steps={steps} summary={place}>
        {null}
      </Step>
      <Step isFixed name="freight" steps={steps} summary={<Freights parcels={purchase.parcels} />}>
        {null}
      </Step>
    </CheckoutFrame>
  )
}

function KeptUntil({ order: { order_id: id, payment } }: { order: Order }) {
  const t = useText()
  const { language } = useEnv().visit
  if (!payment.pay_until) return null
  return <Notice>{t(checkoutTexts.waits, { number: String(id), until: moment(payment.pay_until, language) })}</Notice>
}

const addressText = ({ recipient, address, number, complement, district, city, state, postcode }: OrderAddress) =>
  [recipient, address, number, complement, district, `${city} – ${state}`, postcode && formatCep(postcode)]
    .filter(Boolean)
    .join(', ')

function Missing({ text }: { text: string }) {
  const t = useText()
  return (
    <EmptyState
      picture="/media/scenes/lantern.svg"
      title={text}
      action={
        <Link to={paths.account('pedidos')} className={buttonStyle('solid')}>
          {t(checkoutTexts.toOrders)}
        </Link>
      }
    >
      {t(checkoutTexts.missingHint)}
    </EmptyState>
  )
}
