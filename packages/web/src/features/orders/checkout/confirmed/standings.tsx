import type { Order } from '@bra/contract/orders/orders.schemas'
import { Link } from 'react-router'
import { useEnv } from '../../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { cartTexts } from '../../cart/texts.ts'
import { paymentTexts } from '../../orders/payment-texts.ts'
import { confirmedTexts } from './texts.ts'

export function CardRefused({ order }: { order: Order }) {
  const t = useText()
  const { language } = useEnv().visit
  const { refusal, pay_until: until } = order.payment
  return (
    <div className="panel p-5 sm:p-6">
      {refusal && <p className="font-semibold">{refusal}</p>}
      {until && <p className="mt-1 text-ink-2">{t(paymentTexts.payUntil, { until: moment(until, language) })}</p>}
      <Link to={paths.checkout(order.order_id)} className={`${buttonStyle('solid')} mt-4`}>
        {t(confirmedTexts.otherWay)}
      </Link>
    </div>
  )
}

export function Cancelled() {
  const t = useText()
  return (
    <div className="panel p-5 sm:p-6">
      <p>{t(confirmedTexts.cancelledMoney)}</p>
      <Link to={paths.cards()} className={`${buttonStyle('solid')} mt-4`}>
        {t(cartTexts.exploreCards)}
      </Link>
    </div>
  )
}
