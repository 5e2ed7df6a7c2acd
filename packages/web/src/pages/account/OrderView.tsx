import { useQuery } from '@tanstack/react-query'
import type { Order, StoreOrder } from '@bra/contract/orders/orders.schemas'
import { type ReactNode, Suspense } from 'react'
import { Answer } from '../../lib/Answer.tsx'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OrderHeader } from '../../features/orders/orders/OrderHeader.tsx'
import { OrderSums } from '../../features/orders/orders/OrderSums.tsx'
import { orderQuery } from '../../features/orders/orders/paying.data.ts'
import { ParcelPanel } from '../../features/orders/parcels/ParcelPanel.tsx'
import { PaymentDue } from '../../features/orders/checkout/PaymentDue.tsx'
import { ordersTexts } from '../../features/orders/orders/texts.ts'
import { useOrderNews } from '../../features/orders/orders/useOrderNews.ts'
import { reviewedOnce } from '../../features/orders/parcels/reviewed-once.ts'

const columns = 'mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]'

interface OrderViewProps {
  id: number
  /** The order waits for the scripts of these parts, because they would move it when they come. */
  besides: (parcel: StoreOrder, order: Order) => ReactNode
  acts: (parcel: StoreOrder) => ReactNode
}

export function OrderView({ id, besides, acts }: OrderViewProps) {
  const t = useText()
  const order = useQuery({ ...orderQuery(id), refetchOnWindowFocus: true })
  useOrderNews()
  return (
    <Answer to={order} title={t(ordersTexts.failed)} className="mt-5" waiting={<WaitingOrder />} endsPage>
      {(whole) => (
        <Suspense fallback={<WaitingOrder />}>
          <WholeOrder order={whole} besides={besides} acts={acts} />
        </Suspense>
      )}
    </Answer>
  )
}

function WholeOrder({ order, besides, acts }: Pick<OrderViewProps, 'besides' | 'acts'> & { order: Order }) {
  return (
    <>
      <OrderHeader order={order} />
      <div className={columns}>
        <div className="grid min-w-0 gap-5">
          <PaymentDue order={order} />
          {reviewedOnce(order.store_orders).map((parcel) => (
            <ParcelPanel key={parcel.id} parcel={parcel} ofOrder={order.store_orders} acts={acts(parcel)}>
              {besides(parcel, order)}
            </ParcelPanel>
          ))}
        </div>
        <OrderSums order={order} />
      </div>
    </>
  )
}

function WaitingOrder() {
  return (
    <div aria-hidden>
      <Skeleton className="mt-2 h-6 w-64" />
      <div className={columns}>
        <div className="grid gap-5">
          <Skeleton className="h-[32rem] rounded-panel" />
        </div>
        <Skeleton className="h-96 rounded-panel" />
      </div>
    </div>
  )
}
