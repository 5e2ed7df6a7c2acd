import type { Order } from '@bra/contract/orders.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '../../../lib/moment.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useAwaitedOrder } from '../paying.data.ts'

/** The bank of the card thinks about it; the page goes on asking. */
export function CardWaiting({ order }: { order: Order }) {
  const t = useText()
  useAwaitedOrder(order)
  return (
    <div className="panel flex items-center gap-4 p-5 sm:p-6">
      <Spinner />
      <p>{t('checkout.cardWaiting')}</p>
    </div>
  )
}

export function CardRefused({ order }: { order: Order }) {
  const t = useText()
  const { language } = useEnv().visit
  const { refusal, pay_until: until } = order.payment
  return (
    <div className="panel p-5 sm:p-6">
      {refusal && <p className="font-semibold">{refusal}</p>}
      {until && <p className="mt-1 text-ink-2">{t('checkout.payUntil', { until: moment(until, language) })}</p>}
      <Link to={paths.checkout(order.order_id)} className={`${buttonStyle('solid')} mt-4`}>
        {t('checkout.otherWay')}
      </Link>
    </div>
  )
}

/** It can be paid anew while its goods are there. */
export function CardExpired({ order }: { order: Order }) {
  const t = useText()
  return (
    <div className="panel p-5 sm:p-6">
      <p>{t('checkout.expiredAgain')}</p>
      <Link to={paths.checkout(order.order_id)} className={`${buttonStyle('solid')} mt-4`}>
        {t('checkout.otherWay')}
      </Link>
    </div>
  )
}

export function Cancelled() {
  const t = useText()
  return (
    <div className="panel p-5 sm:p-6">
      <p>{t('checkout.cancelledMoney')}</p>
      <Link to={paths.cards()} className={`${buttonStyle('solid')} mt-4`}>
        {t('cart.exploreCards')}
      </Link>
    </div>
  )
}
