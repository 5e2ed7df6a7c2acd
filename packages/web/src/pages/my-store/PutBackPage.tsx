import { useParams } from 'react-router'
import { PutBackList } from '../../features/dispatch/picking/PutBackList.tsx'
import { layoutTexts } from '../../layouts/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('store_id')

export default function PutBackPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id)!
  const title = t(officeTitles.putBack)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(layoutTexts.orders), path: paths.storeOrders(storeId) }]} />
      <PutBackList key={storeId} storeId={storeId} />
    </>
  )
}
