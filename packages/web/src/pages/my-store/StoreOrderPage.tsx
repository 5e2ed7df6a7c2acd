import { useParams } from 'react-router'
import { SaleFrame } from '../../features/store-orders/SaleFrame.tsx'
import { SaleView } from '../../features/store-orders/SaleView.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadPage(({ params }) => {
  if (!idOf(params.store_id) || !idOf(params.order_id)) refusePage()
  return []
})

/** One order of a store, whole. */
export default function StoreOrderPage() {
  const t = useText()
  const params = useParams()
  const [id, storeId] = [idOf(params.order_id)!, idOf(params.store_id)!]
  return (
    <SaleFrame key={id} id={id} storeId={storeId}>
      {(sale) => {
        const title = t('orders.order', { id: String(sale.order_id) })
        return (
          <>
            <Head title={title} hidden />
            <PageTop title={title} parents={[{ name: t('shell.orders'), path: paths.storeOrders(storeId) }]} />
            <SaleView storeId={storeId} sale={sale} />
          </>
        )
      }}
    </SaleFrame>
  )
}
