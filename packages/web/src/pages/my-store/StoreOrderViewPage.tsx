import { Navigate, redirect, useParams } from 'react-router'
import { SaleFrame } from '../../features/store-orders/SaleFrame.tsx'
import { SaleView } from '../../features/store-orders/SaleView.tsx'
import { useOwnStores } from '../../features/stores/own-stores.data.ts'
import { PageTop } from '../../layouts/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadPage, refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export const loader = loadPage(({ params }) => {
  if (params.id && !idOf(params.id)) refusePage()
  if (params.id && idOf(params.store_id)) throw redirect(paths.storeOrder(idOf(params.store_id)!, idOf(params.id)!))
  return []
})

/** An order by its own address, whichever store of the person it is of; without one, the orders of the last store. */
export default function StoreOrderViewPage() {
  const t = useText()
  const id = idOf(useParams().id)
  const { current, isPending } = useOwnStores()
  if (isPending) return <Skeleton className="mt-5 h-[32rem] rounded-panel" />
  if (!current) return <Navigate to={paths.myStores()} replace />
  if (!id) return <Navigate to={paths.storeOrders(current.id)} replace />
  return (
    <SaleFrame key={id} id={id} storeId={current.id}>
      {(sale) => {
        const title = t('orders.order', { id: String(sale.order_id) })
        return (
          <>
            <Head title={title} hidden />
            <PageTop title={title} parents={[{ name: t('shell.orders'), path: paths.storeOrders(current.id) }]} />
            <SaleView storeId={current.id} sale={sale} />
          </>
        )
      }}
    </SaleFrame>
  )
}
