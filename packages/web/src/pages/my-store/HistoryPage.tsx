import { useParams } from 'react-router'
import { ChangeHistory } from '../../features/selling/bulk-history/ChangeHistory.tsx'
import { bulkHistoryTexts } from '../../features/selling/bulk-history/texts.ts'
import { useStoreOfPage } from '../../features/stores/stores/own-stores.data.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export default function HistoryPage() {
  const t = useText()
  const { store_id: named } = useParams()
  const storeId = idOf(named) ?? 0
  useStoreOfPage()
  return (
    <>
      <Head title={t(officeTitles.history)} hidden />
      <PageTop
        title={t(officeTitles.history)}
        parents={[{ name: t(officeTitles.products), path: paths.listings(storeId) }]}
      />
      <p className="mt-2 mb-4 max-w-[68ch] text-ink-2">{t(bulkHistoryTexts.lead)}</p>
      <ChangeHistory storeId={storeId} />
    </>
  )
}
