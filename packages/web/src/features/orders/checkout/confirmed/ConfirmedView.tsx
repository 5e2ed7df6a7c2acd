import type { Order } from '@bra/contract/orders/orders.schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Answer } from '../../../../lib/Answer.tsx'
import { CallError } from '../../../../lib/call.ts'
import { Head } from '../../../../lib/head.tsx'
import { pageTitles } from '../../../../lib/page-titles.ts'
import { paths } from '../../../../lib/paths.ts'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { cartTexts } from '../../cart/texts.ts'
import { forgetOrders, orderQuery } from '../../orders/paying.data.ts'
import { CardExpired, CardWaiting, GivenBack } from '../PaymentStandings.tsx'
import { OrderPicture } from '../../orders/OrderPicture.tsx'
import { PixPanel } from '../PixPanel.tsx'
import { NoOrder } from './NoOrder.tsx'
import { OrderReceipt } from './OrderReceipt.tsx'
import { standingOf } from './standing.ts'
import { CardRefused, Cancelled } from './standings.tsx'
import { confirmedTexts } from './texts.ts'

export function ConfirmedView({ id }: { id: number }) {
  const t = useText()
  const order = useQuery(orderQuery(id))
  if (order.error instanceof CallError && order.error.status < 500) return <NoOrder />
  return (
    <Answer to={order} title={t(confirmedTexts.orderFailed)} waiting={<Waiting />}>
      {(shown) => <Shown order={shown} />}
    </Answer>
  )
}

function Shown({ order }: { order: Order }) {
  const t = useText()
  const standing = standingOf(order)
  const title = t(confirmedTexts[`is_${standing}`])
  const heading = useFocusOnce()
  return (
    <>
      <Head title={title} hidden />
      <h1 ref={heading} tabIndex={-1} className="mt-2">
        {title}
      </h1>
      <p role="status" className="sr-only">
        {title}
      </p>
      <p className="mt-1 text-ink-2">{t(confirmedTexts[`hint_${standing}`], { number: String(order.order_id) })}</p>
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.75rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Standing order={order} />
        </div>
        <OrderReceipt order={order} />
      </div>
    </>
  )
}

function Standing({ order }: { order: Order }): ReactNode {
  const queries = useQueryClient()
  const standing = standingOf(order)
  const isByPix = order.payment.method === 'pix'
  if (standing === 'pix' || (standing === 'expired' && isByPix))
    return <PixPanel order={order} onPaid={() => void forgetOrders(queries)} />
  if (standing === 'given_back') return <GivenBack order={order} />
  if (standing === 'card') return <CardWaiting order={order} />
  if (standing === 'expired') return <CardExpired order={order} />
  if (standing === 'refused') return <CardRefused order={order} />
  if (standing === 'cancelled') return <Cancelled />
  return <Ways order={order} />
}

function Ways({ order: { order_id: id, pictures } }: { order: Order }) {
  const t = useText()
  return (
    <div className="panel flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6">
      <span className="flex pl-6">
        {pictures.map(({ name, product_image: images }, at) => (
          <OrderPicture key={at} name={name} images={images} className="-ml-6 w-24 shadow-art" />
        ))}
      </span>
      <div className="min-w-56 flex-1">
        <p className="text-ink-2">{t(confirmedTexts.nowStores)}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Link to={paths.order(id)} className={buttonStyle('solid')}>
            {t(confirmedTexts.follow)}
          </Link>
          <Link to={paths.cards()} className={buttonStyle('outline')}>
            {t(cartTexts.exploreCards)}
          </Link>
        </div>
      </div>
    </div>
  )
}

/** Focuses the heading once, so that screen readers start there. */
function useFocusOnce() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

function Waiting() {
  const t = useText()
  return (
    <div role="status" aria-label={t(siteTexts.loading)}>
      <Head title={t(pageTitles.confirmed)} hidden />
      <Skeleton className="mt-2 h-9 w-80 max-w-full" />
      <Skeleton className="mt-6 h-96 max-w-180 rounded-panel" />
    </div>
  )
}
