import { date, money } from '@bra/contract/format'
import { withdrawals } from '@bra/contract/withdrawals'
import type { CashOut } from '@bra/contract/withdrawals.schemas'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../lib/call.ts'
import { useCall } from '../../lib/env.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { Money } from '../../ui/Money.tsx'
import { Notice } from '../../ui/states.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { toast } from '../../ui/toast.ts'
import { useReloadMoney } from './withdrawals.data.ts'

interface CheckStepProps {
  terms: CashOut
  storeId: number
  cents: number
  /** The same for each press. */
  wish: string
  onBack: () => void
  onDone: () => void
}

/** What leaves, what arrives, where and when; then it is asked for, once. */
export function CheckStep({ terms, storeId, cents, wish, onBack, onDone }: CheckStepProps) {
  const t = useText()
  const call = useCall()
  const reload = useReloadMoney()
  const ask = useMutation({
    mutationFn: () => callEndpoint(call, withdrawals.ask, { body: { store_id: storeId, cents, key: wish } }),
    onSuccess: async ({ result }) => {
      toast.success(t('finance.sent', { day: date(result.expected_on) }))
      onDone()
      await reload()
    },
  })
  const { account, fee_cents: fee } = terms
  return (
    <>
      <Sums>
        <Sum name={t('finance.leaves')}>
          <Money cents={cents} />
        </Sum>
        <Sum name={t('finance.fee')}>
          <Money cents={-fee} />
        </Sum>
        <Sum name={t('finance.arrives')} isTotal>
          <Money cents={cents - fee} />
        </Sum>
      </Sums>
      <p>
        {account &&
          t('finance.to_account', { bank: account.bank_name, end: account.account_end, holder: account.holder_name })}
        <span className="block text-ink-2">
          {t('finance.byDay', { send: date(terms.send_on), there: date(terms.expected_on) })}
        </span>
      </p>
      <div role="alert">{ask.isError && <Notice tone="urucum">{refusalOf(ask.error, t)}</Notice>}</div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onBack}>
          {t('finance.change')}
        </Button>
        <Button busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('finance.confirm', { amount: money(cents) })}
        </Button>
      </div>
    </>
  )
}
