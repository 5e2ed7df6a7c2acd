import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../lib/text.tsx'
import { Notice } from '../../../ui/states.tsx'
import { BankAccounts } from './BankAccounts.tsx'
import { bankAccountTexts } from './texts.ts'
import { bankAccountsQuery } from './wallet.data.ts'
import type { BankStepProps } from '../../stores/onboarding/Wizard.tsx'
import { StepButtons } from '../../stores/onboarding/StepButtons.tsx'

const SHOWN = 4

export function BankStep({ company, draft, onBack, onDone }: BankStepProps) {
  const t = useText()
  const { data } = useQuery(bankAccountsQuery)
  const account = data?.bank_data.find(({ store_id: store, replaced_at: replaced }) => store === null && !replaced)
  const isOwn = account?.holder_document.endsWith(company.document.slice(-SHOWN))
  return (
    <div className="flex flex-col gap-4">
      {account && !isOwn && <Notice tone="urucum">{t(bankAccountTexts.bankOther)}</Notice>}
      <BankAccounts holder={{ name: company.legal_name, document: company.document }} draft={draft} />
      <StepButtons onBack={onBack} onNext={isOwn ? onDone : undefined} />
    </div>
  )
}
