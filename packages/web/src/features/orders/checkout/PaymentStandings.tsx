import type { Order } from '@bra/contract/orders/orders.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useAwaitedOrder } from '../orders/paying.data.ts'
import { paymentTexts } from '../orders/payment-texts.ts'

export function CardWaiting({ order }: { order: Order }) {
  const t = useText()
  useAwaitedOrder(order)
  return (
    <div className="panel flex items-center gap-4 p-5 sm:p-6">
      <Spinner />
      <p>{t(paymentTexts.cardWaiting)}</p>
    </div>
  )
}

export function GivenBack({ order }: { order: Order }) {
  const t = useText()
  const { state, refusal } = order.payment
  const why = refusal ?? t(order.pay_until ? paymentTexts.sentBack : paymentTexts.notKept)
  return (
    <div className="panel p-5 sm:p-6">
      <p className="font-semibold">{why}</p>
      <p className="mt-1 text-ink-2">{t(state === 'refunded' ? paymentTexts.wentBack : paymentTexts.goesBack)}</p>
      <PayAnew order={order} />
    </div>
  )
}

export function CardExpired({ order }: { order: Order }) {
  const t = useText()
  return (
    <div className="panel p-5 sm:p-6">
      <p>{t(paymentTexts.expiredCard)}</p>
      <PayAnew order={order} />
    </div>
  )
}

/** Link to pay an order that waits or has just expired; shows nothing for any other order. */
function PayAnew({ order: { order_id: id, pay_until: until, renew_until: renewUntil } }: { order: Order }) {
  const t = useText()
  const { language } = useEnv().visit
  if (!until && !renewUntil) return null
  return (
    <>
      <p className="mt-1 text-ink-2">
        {until ? t(paymentTexts.payUntil, { until: moment(until, language) }) : t(paymentTexts.expiredAgain)}
      </p>
      <Link to={paths.checkout(id)} className={`${buttonStyle('solid')} mt-4`}>
        {t(paymentTexts.payAnew)}
      </Link>
    </>
  )
}
