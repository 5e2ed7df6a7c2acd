import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { statementTexts } from '../../features/payouts/statements/texts.ts'
import { companyQuery } from '../../features/stores/companies/companies.data.ts'
import { CompanyFirst } from '../../features/stores/companies/CompanyFirst.tsx'
import { FinanceNav } from '../../features/payouts/statements/FinanceNav.tsx'
import { useRules } from '../../features/ground/settings/settings.data.ts'
import { BankAccounts } from '../../features/payouts/wallet/BankAccounts.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { refusePage } from '../../lib/page.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export default function BankAccountPage() {
  const t = useText()
  const storeId = idOf(useParams().store_id) ?? refusePage()
  const answer = useQuery(companyQuery)
  const rules = useRules(['withdrawal_account_hours'])
  return (
    <>
      <Head title={t(officeTitles.bankAccount)} hidden />
      <PageTop
        title={t(officeTitles.bankAccount)}
        parents={[{ name: t(officeTitles.finance), path: paths.wallet(storeId) }]}
      />
      <FinanceNav storeId={storeId} />
      <div className="mt-5 flex flex-col gap-4">
        <p className="min-h-[1lh] max-w-[60ch] text-ink-2">
          {rules && t(statementTexts.accountWait, { count: Number(rules.withdrawal_account_hours) })}
        </p>
        <Answer to={answer} title={t(statementTexts.failed)} room="h-96 max-w-2xl">
          {({ company }) =>
            company ? (
              <BankAccounts
                storeId={storeId}
                ofCompany={t(statementTexts.companyAccount)}
                holder={{ name: company.legal_name, document: company.document }}
              />
            ) : (
              <CompanyFirst />
            )
          }
        </Answer>
      </div>
    </>
  )
}
