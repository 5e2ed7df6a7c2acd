import { useParams } from 'react-router'
import { ChangeHistory } from '../../features/selling/bulk-history/ChangeHistory.tsx'
import { useStoreOfPage } from '../../features/stores/stores/own-stores.data.ts'
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
      <Head title={t('office.history')} hidden />
      <PageTop title={t('office.history')} parents={[{ name: t('office.products'), path: paths.listings(storeId) }]} />
      <p className="mt-2 mb-4 max-w-[68ch] text-ink-2">{t('history.lead')}</p>
      <ChangeHistory storeId={storeId} />
    </>
  )
}
