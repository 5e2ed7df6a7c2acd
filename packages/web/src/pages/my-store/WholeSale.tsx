import { SaleFrame } from '../../features/store-orders/SaleFrame.tsx'
import { SaleView } from '../../features/store-orders/SaleView.tsx'
import { PageTop } from '../../layouts/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

/** One order of a store, whole, by whichever address one comes to it. */
export function WholeSale({ id, storeId }: { id: number; storeId: number }) {
  const t = useText()
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
