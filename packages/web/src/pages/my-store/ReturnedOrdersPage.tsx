import { useParams } from 'react-router'
import { saleListTexts } from '../../features/dispatch/store-orders/sale-list-texts.ts'
import { SalesList } from '../../features/dispatch/store-orders/SalesList.tsx'
import { layoutTexts } from '../../layouts/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('store_id')

export default function ReturnedOrdersPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id)!
  const title = t(officeTitles.returnedOrders)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(layoutTexts.orders), path: paths.storeOrders(storeId) }]} />
      <p className="mt-1 max-w-[68ch] text-ink-2">{t(saleListTexts.returnsHint)}</p>
      <div className="mt-4">
        <SalesList key={storeId} storeId={storeId} only="returns" />
      </div>
    </>
  )
}
