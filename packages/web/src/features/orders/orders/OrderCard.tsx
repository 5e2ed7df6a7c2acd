import { date } from '@bra/contract/trade/format'
import type { OrderSummary } from '@bra/contract/orders/orders.schemas'
import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Money } from '../../../ui/Money.tsx'
import { nextOf } from './next-step.ts'
import { OrderPicture } from './OrderPicture.tsx'
import { StateBadge } from './StateBadge.tsx'
import { ordersTexts } from './texts.ts'

export function OrderCard({ order }: { order: OrderSummary }) {
  const t = useText()
  const { order_id: id, total_cents: total } = order
  return (
    <li className="panel grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h3 className="text-h3">
            <Link to={paths.order(id)} className="rounded-[3px] hover:underline">
              {t(ordersTexts.order, { id: String(id) })}
            </Link>
          </h3>
          <p className="text-label text-ink-2 tabular-nums">
            {t(ordersTexts.placedOn, { day: date(order.created_at) })} · {t(ordersTexts.items, { count: order.count })}
          </p>
        </div>
        <p className="ml-auto text-right">
          <span className="sr-only">{t(ordersTexts.total)} </span>
          <Money cents={total} size="large" />
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Pictures order={order} />
        <Parcels parcels={order.parcels} />
      </div>
      <Ways order={order} />
    </li>
  )
}

function Pictures({ order: { pictures, count } }: { order: OrderSummary }) {
  const t = useText()
  const more = count - pictures.length
  return (
    <p className="flex flex-wrap items-center gap-2">
      {pictures.map(({ name, product_image }, at) => (
        <OrderPicture key={at} name={name} images={product_image} className="w-12" />
      ))}
      <span className="sr-only">{pictures.map(({ name }) => name).join(', ')}</span>
      {more > 0 && (
        <span className="text-small whitespace-nowrap text-ink-2 tabular-nums">
          {t(ordersTexts.more, { count: more })}
        </span>
      )}
    </p>
  )
}

function Parcels({ parcels }: Pick<OrderSummary, 'parcels'>) {
  const t = useText()
  return (
    <ul className="grid min-w-60 flex-1 gap-2">
      {parcels.map(({ id, store, state }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-label">
          <span className="min-w-0 wrap-anywhere">{store?.name ?? t(ordersTexts.center)}</span>
          <StateBadge state={state} />
        </li>
      ))}
    </ul>
  )
}

function Ways({ order }: { order: OrderSummary }) {
  const t = useText()
  const { language } = useEnv().visit
  const { order_id: id, pay_until: payUntil } = order
  const next = nextOf(order, t)
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
      {payUntil && (
        <p className="mr-auto flex items-center gap-2 text-label font-semibold text-buriti tabular-nums">
          <Clock aria-hidden size={16} strokeWidth={2} className="flex-none" />
          {t(ordersTexts.payUntil, { moment: moment(payUntil, language) })}
        </p>
      )}
      <Link
        to={paths.order(id)}
        aria-label={t(ordersTexts.seeOf, { id: String(id) })}
        className={buttonStyle('outline')}
      >
        {t(ordersTexts.see)}
      </Link>
      {next && (
        <Link to={next.to} state={{ step: next.step }} aria-label={next.label} className={buttonStyle('solid')}>
          {next.text}
        </Link>
      )}
    </div>
  )
}
