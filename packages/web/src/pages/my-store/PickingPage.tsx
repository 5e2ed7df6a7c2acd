import { useParams, useSearchParams } from 'react-router'
import { PickingList } from '../../features/dispatch/picking/PickingList.tsx'
import { saleTexts } from '../../features/dispatch/store-orders/texts.ts'
import { layoutTexts } from '../../layouts/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('store_id', 'order_id')

/** With `?com=13,14` several orders are picked at once. */
export default function PickingPage() {
  const t = useText()
  const params = useParams()
  const [query] = useSearchParams()
  const [id, storeId] = [idOf(params.order_id)!, idOf(params.store_id)!]
  const others = (query.get('com') ?? '').split(',').flatMap((text) => idOf(text) ?? [])
  const ids = [...new Set([id, ...others])]
  const title = t(ids.length > 1 ? saleTexts.pickMany : officeTitles.picking, { count: ids.length })
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(layoutTexts.orders), path: paths.storeOrders(storeId) }]} />
      <PickingList key={ids.join()} ids={ids} storeId={storeId} />
    </>
  )
}
