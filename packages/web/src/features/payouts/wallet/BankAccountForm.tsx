import { formatDocument } from '@bra/contract/trade/documents'
import { wallet } from '@bra/contract/payouts/wallet'
import { OtherBankAccount, walletSchemas } from '@bra/contract/payouts/wallet.schemas'
import type { ReactNode } from 'react'
import { useSend } from '../../../lib/command.ts'
import { ContractForm, type FormDraft, useContractForm, useKeptDraft } from '../../../lib/form.tsx'
import { FormSelect, FormText, SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { OwnerProofFields } from '../../people/sessions/OwnerProofFields.tsx'
import { BankField } from './BankField.tsx'
import { bankAccountTexts } from './texts.ts'
import { bankAccountsQuery } from './wallet.data.ts'

/** The account must belong to this person or company. */
export interface Holder {
  name: string
  document: string
}

interface BankAccountFormProps {
  holder: Holder
  /** The store of the account; without it the account is the company's. */
  storeId?: number
  /** True if an account exists already; changing it asks for proof of identity again. */
  isChange?: boolean
  draft?: FormDraft
  onSaved: () => void
  actions?: ReactNode
}

/** The holder is the company's, and the proof of identity is never saved in a draft. */
const drafted = ['bank_code', 'agency', 'agency_digit', 'account', 'account_digit', 'account_type']

export function BankAccountForm({ holder, storeId, isChange = false, draft, onSaved, actions }: BankAccountFormProps) {
  const t = useText()
  const save = useSend(wallet.addBankAccount, { tells: true, refresh: [bankAccountsQuery] })
  const form = useContractForm(isChange ? OtherBankAccount : walletSchemas.addBankAccount.body, {
    bank_code: '',
    agency: '',
    agency_digit: '',
    account: '',
    account_digit: '',
    account_type: 'checking',
    holder_name: holder.name,
    holder_document: formatDocument(holder.document),
    store_id: storeId ?? null,
    ...draft?.typed,
  })
  useKeptDraft(form, drafted, draft)
  return (
    <ContractForm
      form={form}
      send={(body) => save({ body }).then(onSaved)}
      className="panel flex max-w-2xl flex-col gap-4 p-5 sm:p-7"
    >
      <BankField name="bank_code" />
      <NumberFields />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormText
          name="holder_name"
          maxLength={120}
          autoComplete="off"
          label={t(bankAccountTexts.holder)}
          hint={t(bankAccountTexts.holderNameHint)}
        />
        <FormText
          name="holder_document"
          readOnly
          label={t(bankAccountTexts.holderDocument)}
          hint={t(bankAccountTexts.holderHint)}
        />
      </div>
      {isChange && <OwnerProofFields />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{t(bankAccountTexts.bankSave)}</SubmitButton>
        {actions}
      </div>
    </ContractForm>
  )
}

function NumberFields() {
  const t = useText()
  const digits = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <>
      <div className="grid grid-cols-[1fr_8.5rem] gap-4">
        <FormText {...digits} name="agency" maxLength={6} label={t(bankAccountTexts.agency)} />
        <FormText
          name="agency_digit"
          autoComplete="off"
          maxLength={1}
          label={t(bankAccountTexts.digit)}
          aria-label={t(bankAccountTexts.agencyDigit)}
          optional
        />
      </div>
      <div className="grid grid-cols-[1fr_8.5rem] gap-4">
        <FormText {...digits} name="account" maxLength={18} label={t(bankAccountTexts.account)} />
        <FormText
          name="account_digit"
          autoComplete="off"
          maxLength={2}
          label={t(bankAccountTexts.digit)}
          aria-label={t(bankAccountTexts.accountDigit)}
        />
      </div>
      <FormSelect name="account_type" label={t(bankAccountTexts.accountType)}>
        <option value="checking">{t(bankAccountTexts.checking)}</option>
        <option value="savings">{t(bankAccountTexts.savings)}</option>
      </FormSelect>
    </>
  )
}
