import { useParams } from 'react-router'
import { SavedCards } from '../../features/money/payments/SavedCards.tsx'
import { FinanceNav } from '../../features/payouts/statements/FinanceNav.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Head } from '../../lib/head.tsx'
import { refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export default function SavedCardsPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id) ?? refusePage()
  return (
    <>
      <Head title={t(officeTitles.savedCards)} hidden />
      <PageTop
        title={t(officeTitles.savedCards)}
        parents={[{ name: t(officeTitles.finance), path: paths.wallet(storeId) }]}
      />
      <FinanceNav storeId={storeId} />
      <div className="mt-5">
        <SavedCards />
      </div>
    </>
  )
}
