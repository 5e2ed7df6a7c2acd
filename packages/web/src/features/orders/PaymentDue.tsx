import { money } from '@bra/contract/format'
import { orders } from '@bra/contract/orders'
import type { Order } from '@bra/contract/orders.schemas'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useEnv } from '../../lib/env.ts'
import { moment } from '../../lib/moment.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.ts'
import { useChange, useKeepOrder } from './orders.data.ts'
import { Refusal } from './Refusal.tsx'

/** While an order waits for its money: until when, how, and the way out of it. */
export function PaymentDue({ order }: { order: Order }) {
  const t = useText()
  const { language } = useEnv().visit
  const { pay_until: payUntil, payment, total_cents: total } = order
  if (!payUntil) return null
  const until = moment(payUntil, language)
  return (
    <section id="pagamento" aria-labelledby="pagamento-title" className="panel grid gap-4 p-4 print:hidden sm:p-5">
      <div>
        <h2 id="pagamento-title" tabIndex={-1} className="text-h3">
          {t('orders.due', { price: money(total) })}
        </h2>
        <p className="mt-1 max-w-[68ch] text-ink-2 tabular-nums">{t('orders.dueUntil', { moment: until })}</p>
      </div>
      {payment.state === 'refused' && (
        <Notice tone="urucum" icon={<TriangleAlert aria-hidden size={20} strokeWidth={1.75} />}>
          <p>{payment.refusal ?? t('orders.refused')}</p>
          <p className="font-normal tabular-nums">{t('orders.refusedHint', { moment: until })}</p>
        </Notice>
      )}
      <CancelOrder order={order} />
    </section>
  )
}

function CancelOrder({ order }: { order: Order }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const keepOrder = useKeepOrder()
  const close = () => setAsking(false)
  const cancel = useChange(orders.cancelUnpaid, ({ message, result }) => {
    close()
    toast.success(message)
    void keepOrder(result)
  })
  const id = String(order.order_id)
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('orders.cancelOrder')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={t('orders.cancelOrderTitle', { id })}
        closeLabel={t('shell.close')}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              {t('orders.keepOrder')}
            </Button>
            <Button
              variant="danger"
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ order_id: order.order_id })}
            >
              {t('orders.cancelOrder')}
            </Button>
          </>
        }
      >
        <p>{t('orders.cancelOrderHint')}</p>
        <Refusal error={cancel.error} />
      </Dialog>
    </>
  )
}
