import { useParams } from 'react-router'
import { SalesList } from '../../features/dispatch/store-orders/SalesList.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('store_id')

export default function StoreOrdersPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id)!
  return (
    <>
      <Head title={t(officeTitles.storeOrders)} hidden />
      <PageTop title={t(officeTitles.storeOrders)} />
      <div className="mt-4">
        <SalesList key={storeId} storeId={storeId} />
      </div>
    </>
  )
}
