import { useParams } from 'react-router'
import { SaleFrame } from '../../features/dispatch/store-orders/SaleFrame.tsx'
import { SaleStatus } from '../../features/dispatch/store-orders/SaleStatus.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('store_id', 'order_id')

export default function StoreOrderStatusPage() {
  const t = useText()
  const params = useParams()
  const [id, storeId] = [idOf(params.order_id)!, idOf(params.store_id)!]
  return (
    <SaleFrame key={id} id={id} storeId={storeId}>
      {(sale) => {
        const order = t('orders.order', { id: String(sale.order_id) })
        const parents = [
          { name: t('shell.orders'), path: paths.storeOrders(storeId) },
          { name: order, path: paths.storeOrder(storeId, id) },
        ]
        return (
          <>
            <Head title={`${t('office.orderStatus')} · ${order}`} hidden />
            <PageTop title={t('office.orderStatus')} parents={parents} />
            <SaleStatus storeId={storeId} sale={sale} />
          </>
        )
      }}
    </SaleFrame>
  )
}
