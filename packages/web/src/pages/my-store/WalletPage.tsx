import { Figure } from '@bra/contract/payouts/statements.schemas'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Coming } from '../../features/payouts/statements/Coming.tsx'
import { Figures } from '../../features/payouts/statements/Figures.tsx'
import { FinanceNav } from '../../features/payouts/statements/FinanceNav.tsx'
import { readPeriod } from '../../features/payouts/statements/period.ts'
import { Statement } from '../../features/payouts/statements/Statement.tsx'
import { walletQuery } from '../../features/payouts/statements/statements.data.ts'
import { statementTexts } from '../../features/payouts/statements/texts.ts'
import { CashOutButton } from '../../features/payouts/withdrawals/CashOutButton.tsx'
import { SchedulePanel } from '../../features/payouts/withdrawals/SchedulePanel.tsx'
import { WithdrawalList } from '../../features/payouts/withdrawals/WithdrawalList.tsx'
import { useMoneyNews } from '../../features/payouts/withdrawals/withdrawals.data.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Failed } from '../../lib/Answer.tsx'
import { oneOf, useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { refusePage } from '../../lib/page.ts'
import { idOf } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export default function WalletPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id) ?? refusePage()
  const { query } = useAddress()
  const wallet = useQuery(walletQuery(storeId))
  useMoneyNews(storeId)
  const figure = oneOf(query, 'figura', Figure.options) ?? 'available'
  return (
    <>
      <Head title={t(officeTitles.wallet)} hidden />
      <PageTop title={t(officeTitles.finance)}>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3 sm:mt-3">
          <h1>{t(officeTitles.finance)}</h1>
          <span className="sm:hidden">
            <CashOutButton storeId={storeId} variant="solid" />
          </span>
        </div>
      </PageTop>
      <FinanceNav storeId={storeId} />
      <Failed of={wallet} title={t(statementTexts.failed)} className="mt-5" endsPage />
      {wallet.isPending && <Skeleton className="mt-5 h-96" />}
      {wallet.data && (
        <div className="mt-5 flex flex-col gap-6">
          <Figures wallet={wallet.data.wallet} selected={figure} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <div className="grid gap-4">
              <Coming coming={wallet.data.wallet.coming} />
              <SchedulePanel storeId={storeId} />
            </div>
            <WithdrawalList storeId={storeId} />
          </div>
          <Statement storeId={storeId} figure={figure} period={readPeriod(query)} />
        </div>
      )}
    </>
  )
}
