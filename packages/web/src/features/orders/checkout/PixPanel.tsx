import type { SiteText } from '@bra/contract/kit/both'
import type { Order } from '@bra/contract/orders/orders.schemas'
import type { ErrorCode } from '@bra/contract/refusals'
import { useEffect, useEffectEvent } from 'react'
import { CallError } from '../../../lib/call.ts'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { refusalOf } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/states.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { dueOf, isAwaited, useAwaitedOrder, useRenewPix } from '../orders/paying.data.ts'
import { pixTexts } from '../../money/payments/pix-texts.ts'
import { PixClock } from '../../money/payments/PixClock.tsx'
import { PixCode } from '../../money/payments/PixCode.tsx'
import { orderPixTexts } from './order-pix-texts.ts'
import { useTimeLeft } from '../../../lib/useTimeLeft.ts'

const SECOND_MS = 1000

/** After these refusals the order gets no new code. */
const over = new Set<ErrorCode>([
  'order_expired',
  'order_goods_gone',
  'order_credit_gone',
  'order_closed',
  'already_paid',
])

interface PixPanelProps {
  /** The order must have an unpaid Pix as its last payment. The panel keeps it up to date in the query cache. */
  order: Order
  /** Called once with the paid order; the page that holds the panel then announces it and shows the next step. */
  onPaid: (order: Order) => void
}

export function PixPanel({ order: given, onPaid }: PixPanelProps) {
  const t = useText()
  const { order, readAt } = useAwaitedOrder(given)
  usePaidOnce(order, onPaid)
  return (
    <section data-pix aria-labelledby="pix" className="panel p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pix" className="text-h3">
          {t(pixTexts.title)}
        </h2>
        <Money cents={dueOf(order)} size="large" />
      </div>
      <Body order={order} readAt={readAt} />
    </section>
  )
}

function usePaidOnce(order: Order, onPaid: PixPanelProps['onPaid']) {
  const isPaid = order.payment.state === 'paid'
  const tell = useEffectEvent(() => onPaid(order))
  useEffect(() => {
    if (isPaid) tell()
  }, [isPaid])
}

function Body({ order, readAt }: { order: Order; readAt: number }) {
  const { pix } = order.payment
  const left = useTimeLeft(pix ? readAt + pix.seconds_left * SECOND_MS : 0)
  const isOpen = (order.pay_until ?? order.renew_until) !== null
  if (!isAwaited(order.payment)) return isOpen ? <Expired order={order} /> : <Over />
  if (!pix) return <Making order={order} />
  if (left === 0) return <Expired order={order} />
  return (
    <>
      <PixClock expiresAt={pix.expires_at} left={left} />
      <PixCode code={pix.code} />
    </>
  )
}

/** Shown until the provider answers; the server keeps asking it. */
function Making({ order }: { order: Order }) {
  const t = useText()
  const { language } = useEnv().visit
  const until = order.payment.pay_until
  return (
    <>
      <p role="status" className="mt-4 flex items-center gap-3">
        <Spinner /> {t(pixTexts.making)}
      </p>
      {until && (
        <p className="mt-1 text-ink-2 tabular-nums">{t(orderPixTexts.kept, { moment: moment(until, language) })}</p>
      )}
      <Renew order={order} label={pixTexts.askAgain} isQuiet />
    </>
  )
}

function Expired({ order }: { order: Order }) {
  const t = useText()
  return (
    <>
      <p role="status" className="mt-4 font-semibold">
        {t(pixTexts.expired)}
      </p>
      <p className="mt-1 text-ink-2">{t(orderPixTexts.expiredHint)}</p>
      <Renew order={order} label={pixTexts.renew} />
    </>
  )
}

function Renew({ order, label, isQuiet }: { order: Order; label: SiteText; isQuiet?: boolean }) {
  const t = useText()
  const renew = useRenewPix(order.order_id)
  const isOver = renew.error instanceof CallError && over.has(renew.error.code)
  const ask = () => renew.mutate({ body: { order_id: order.order_id, method: 'pix' } })
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      {!isOver && (
        <Button variant={isQuiet ? 'outline' : 'solid'} busy={renew.isPending} onClick={ask}>
          {t(label)}
        </Button>
      )}
      {renew.isError && (
        <div role="alert">
          <Notice tone="urucum">{refusalOf(renew.error, t)}</Notice>
        </div>
      )}
    </div>
  )
}

function Over() {
  const t = useText()
  return (
    <div role="status" className="mt-4">
      <p className="font-semibold">{t(orderPixTexts.over)}</p>
      <p className="mt-1 text-ink-2">{t(orderPixTexts.overHint)}</p>
    </div>
  )
}
