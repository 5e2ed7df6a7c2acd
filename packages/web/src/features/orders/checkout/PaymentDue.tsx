import { money } from '@bra/contract/trade/format'
import { checkout } from '@bra/contract/orders/checkout'
import type { Order } from '@bra/contract/orders/orders.schemas'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { useChange, useKeepOrder } from '../orders/orders.data.ts'
import { dueOf, isAwaited, isGivenBack } from '../orders/paying.data.ts'
import { paymentTexts } from '../orders/payment-texts.ts'
import { CardExpired, CardWaiting, GivenBack } from './PaymentStandings.tsx'
import { PixPanel } from './PixPanel.tsx'
import { Refusal } from '../../../lib/Refusal.tsx'

export function PaymentDue({ order }: { order: Order }) {
  usePaidNews(order)
  if (order.pay_until) return <Due order={order} payUntil={order.pay_until} />
  return order.renew_until && <Renewal order={order} />
}

function usePaidNews({ pay_until, payment }: Order) {
  const t = useText()
  const wasDue = useRef(false)
  useEffect(() => {
    if (wasDue.current && payment.state === 'paid') toast.success(t(paymentTexts.paidNow))
    wasDue.current = pay_until !== null
  }, [pay_until, payment.state, t])
}

function Due({ order, payUntil }: { order: Order; payUntil: string }) {
  const t = useText()
  const { language } = useEnv().visit
  const isPix = order.payment.method === 'pix' && !isGivenBack(order.payment)
  const isThoughtAbout = !isPix && isAwaited(order.payment)
  const until = moment(payUntil, language)
  return (
    <div className="grid gap-3 print:hidden">
      <Way order={order} until={until} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {!isThoughtAbout && (
          <p className="min-w-60 flex-1 text-label text-ink-2 tabular-nums">
            {t(paymentTexts.dueUntil, { moment: until })}
          </p>
        )}
        {isPix && order.payment.state !== 'intended' && (
          <Link to={paths.checkout(order.order_id)} className={buttonStyle('outline')}>
            {t(paymentTexts.payOther)}
          </Link>
        )}
        <CancelOrder order={order} />
      </div>
    </div>
  )
}

function Way({ order, until }: { order: Order; until: string }) {
  const { payment } = order
  if (isGivenBack(payment)) return <GivenBack order={order} />
  if (payment.method === 'pix') return <PixPanel order={order} onPaid={nothing} />
  return isAwaited(payment) ? <CardWaiting order={order} /> : <CardDue order={order} until={until} />
}

/** The deadline has passed, but for a while the order can still be paid. */
function Renewal({ order }: { order: Order }) {
  const { payment } = order
  if (isGivenBack(payment)) return <GivenBack order={order} />
  return payment.method === 'pix' ? <PixPanel order={order} onPaid={nothing} /> : <CardExpired order={order} />
}

// Live events of the order remove this panel after the payment.
const nothing = () => undefined

/** Shows a refused card; another attempt is made in the checkout. */
function CardDue({ order, until }: { order: Order; until: string }) {
  const t = useText()
  const { payment } = order
  return (
    <section aria-labelledby="pagamento" className="panel grid gap-4 p-5 sm:p-6">
      <h2 id="pagamento" className="text-h3">
        {t(paymentTexts.due, { price: money(dueOf(order)) })}
      </h2>
      {payment.state === 'refused' && (
        <Notice tone="urucum" icon={<TriangleAlert aria-hidden size={20} strokeWidth={1.75} />}>
          <p>{payment.refusal ?? t(paymentTexts.refused)}</p>
          <p className="font-normal tabular-nums">{t(paymentTexts.refusedHint, { moment: until })}</p>
        </Notice>
      )}
      <Link to={paths.checkout(order.order_id)} className={`${buttonStyle('solid')} justify-self-start`}>
        {t(paymentTexts.payAnew)}
      </Link>
    </section>
  )
}

function CancelOrder({ order }: { order: Order }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const keepOrder = useKeepOrder()
  const close = () => setAsking(false)
  const cancel = useChange(checkout.cancelUnpaid, ({ message, result }) => {
    close()
    toast.success(message)
    void keepOrder(result)
  })
  const id = String(order.order_id)
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t(paymentTexts.cancelOrder)}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t(paymentTexts.cancelOrderTitle, { id })}
        closeLabel={t(siteTexts.close)}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t(paymentTexts.keepOrder)}
            </Button>
            <Button
              variant="danger"
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ body: { order_id: order.order_id } })}
            >
              {t(paymentTexts.cancelOrder)}
            </Button>
          </>
        }
      >
        <p>{t(paymentTexts.cancelOrderHint)}</p>
        <Refusal error={cancel.error} />
      </Dialog>
    </>
  )
}
