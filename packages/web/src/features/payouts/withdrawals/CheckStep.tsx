import { date, money } from '@bra/contract/trade/format'
import { withdrawals } from '@bra/contract/payouts/withdrawals'
import { type CashOut, withdrawalsSchemas } from '@bra/contract/payouts/withdrawals.schemas'
import { callEndpoint, CallError } from '../../../lib/call.ts'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { SubmitButton } from '../../../lib/form-fields.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { toast } from '../../../ui/toast.ts'
import { OwnerProofFields } from '../../people/sessions/OwnerProofFields.tsx'
import { cashOutTexts } from './texts.ts'
import { useReloadMoney } from './withdrawals.data.ts'

const Wish = withdrawalsSchemas.ask.body

interface CheckStepProps {
  terms: CashOut
  storeId: number
  cents: number
  /** Idempotency key; it stays the same for repeated presses. */
  wish: string
  onBack: () => void
  onDone: () => void
}

/** Shows what leaves, what arrives, where and when; the owner then confirms with the password. */
export function CheckStep({ terms, storeId, cents, wish, onBack, onDone }: CheckStepProps) {
  const t = useText()
  const call = useCall()
  const reload = useReloadMoney()
  const form = useContractForm(Wish, { store_id: storeId, cents, key: wish, password: '' })
  const { account, fee_cents: fee } = terms
  const ask = async (typed: ReturnType<typeof Wish.parse>) => {
    const body = { ...typed, fee_cents: fee, bank_account_id: account?.id }
    const { result } = await callEndpoint(call, withdrawals.ask, { body }).catch(async (refusal: unknown) => {
      if (refusal instanceof CallError && refusal.code === 'withdrawal_terms_changed') await reload()
      throw refusal
    })
    toast.success(t(cashOutTexts.sent, { day: date(result.expected_on) }))
    onDone()
    await reload()
  }
  return (
    <ContractForm form={form} send={ask}>
      <Sums>
        <Sum name={t(cashOutTexts.leaves)}>
          <Money cents={cents} />
        </Sum>
        <Sum name={t(cashOutTexts.fee)}>
          <Money cents={-fee} />
        </Sum>
        <Sum name={t(cashOutTexts.arrives)} isTotal>
          <Money cents={cents - fee} />
        </Sum>
      </Sums>
      <p>
        {account &&
          t(cashOutTexts.to_account, {
            bank: account.bank_name,
            end: account.account_end,
            holder: account.holder_name,
          })}
        <span className="block text-ink-2">
          {t(cashOutTexts.byDay, { send: date(terms.send_on), there: date(terms.expected_on) })}
        </span>
      </p>
      <OwnerProofFields />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onBack}>
          {t(cashOutTexts.change)}
        </Button>
        <SubmitButton>{t(cashOutTexts.confirm, { amount: money(cents) })}</SubmitButton>
      </div>
    </ContractForm>
  )
}
