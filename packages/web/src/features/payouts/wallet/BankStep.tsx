import type { Company } from '@bra/contract/companies.schemas'
import { useQuery } from '@tanstack/react-query'
import type { FormDraft } from '../../lib/form.tsx'
import { useText } from '../../lib/text.tsx'
import { Notice } from '../../ui/states.tsx'
import { BankAccounts } from '../wallet/BankAccounts.tsx'
import { bankAccountsQuery } from '../wallet/wallet.data.ts'
import { StepButtons } from './StepButtons.tsx'

interface BankStepProps {
  company: Company
  draft: FormDraft
  onBack: () => void
  onDone: () => void
}

const SHOWN = 4

/** Where the money of the sales goes. */
export function BankStep({ company, draft, onBack, onDone }: BankStepProps) {
  const t = useText()
  const { data } = useQuery(bankAccountsQuery)
  const account = data?.bank_data.find(({ store_id: store, replaced_at: replaced }) => store === null && !replaced)
  const isOwn = account?.holder_document.endsWith(company.document.slice(-SHOWN))
  return (
    <div className="flex flex-col gap-4">
      {account && !isOwn && <Notice tone="urucum">{t('opening.bankOther')}</Notice>}
      <BankAccounts holder={{ name: company.legal_name, document: company.document }} draft={draft} />
      <StepButtons onBack={onBack} onNext={isOwn ? onDone : undefined} />
    </div>
  )
}
