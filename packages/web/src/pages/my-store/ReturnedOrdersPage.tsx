import { useParams } from 'react-router'
import { SalesList } from '../../features/dispatch/store-orders/SalesList.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('store_id')

export default function ReturnedOrdersPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id)!
  const title = t('office.returnedOrders')
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t('shell.orders'), path: paths.storeOrders(storeId) }]} />
      <p className="mt-1 max-w-[68ch] text-ink-2">{t('selling.returnsHint')}</p>
      <div className="mt-4">
        <SalesList key={storeId} storeId={storeId} only="returns" />
      </div>
    </>
  )
}
