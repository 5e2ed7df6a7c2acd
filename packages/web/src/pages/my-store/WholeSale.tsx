import { SaleTrouble } from '../../features/care/complaints/SaleTrouble.tsx'
import { PutBackOfSale } from '../../features/dispatch/picking/PutBackOfSale.tsx'
import { SaleFrame } from '../../features/dispatch/store-orders/SaleFrame.tsx'
import { SaleView } from '../../features/dispatch/store-orders/SaleView.tsx'
import { ordersTexts } from '../../features/orders/orders/texts.ts'
import { layoutTexts } from '../../layouts/texts.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export function WholeSale({ id, storeId }: { id: number; storeId: number }) {
  const t = useText()
  return (
    <SaleFrame key={id} id={id} storeId={storeId}>
      {(sale) => {
        const title = t(ordersTexts.order, { id: String(sale.order_id) })
        return (
          <>
            <Head title={title} hidden />
            <PageTop title={title} parents={[{ name: t(layoutTexts.orders), path: paths.storeOrders(storeId) }]} />
            <SaleView storeId={storeId} sale={sale}>
              <PutBackOfSale storeId={storeId} sale={sale} />
              <SaleTrouble storeId={storeId} id={sale.id} />
            </SaleView>
          </>
        )
      }}
    </SaleFrame>
  )
}
