import { useParams } from 'react-router'
import { SaleFrame } from '../../features/dispatch/store-orders/SaleFrame.tsx'
import { SaleStatus } from '../../features/dispatch/store-orders/SaleStatus.tsx'
import { ordersTexts } from '../../features/orders/orders/texts.ts'
import { layoutTexts } from '../../layouts/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
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
        const order = t(ordersTexts.order, { id: String(sale.order_id) })
        const parents = [
          { name: t(layoutTexts.orders), path: paths.storeOrders(storeId) },
          { name: order, path: paths.storeOrder(storeId, id) },
        ]
        return (
          <>
            <Head title={`${t(officeTitles.orderStatus)} · ${order}`} hidden />
            <PageTop title={t(officeTitles.orderStatus)} parents={parents} />
            <SaleStatus storeId={storeId} sale={sale} />
          </>
        )
      }}
    </SaleFrame>
  )
}
