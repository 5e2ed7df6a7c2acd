import type { CashOut } from '@bra/contract/payouts/withdrawals.schemas'
import { date, money } from '@bra/contract/trade/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Answer } from '../../../lib/Answer.tsx'
import { paths } from '../../../lib/paths.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { newRequestKey } from '../../../lib/request-key.ts'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Notice } from '../../../ui/states.tsx'
import { StepFrame } from '../../../ui/StepFrame.tsx'
import { AmountStep } from './AmountStep.tsx'
import { CheckStep } from './CheckStep.tsx'
import { cashOutTexts } from './texts.ts'
import { cashOutQuery } from './withdrawals.data.ts'

export function CashOutDialog({ storeId, onClose }: { storeId: number; onClose: () => void }) {
  const t = useText()
  const answer = useQuery(cashOutQuery(storeId))
  const [typed, setTyped] = useState('')
  const [cents, setCents] = useState<number | null>(null)
  const [wish] = useState(newRequestKey)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(cents === null ? cashOutTexts.cashOutTitle : cashOutTexts.checkTitle)}
      closeLabel={t(siteTexts.close)}
    >
      <Answer to={answer} title={t(cashOutTexts.cashOutFailed)} room="h-72">
        {({ cash_out: terms }) => (
          <StepFrame step={cents === null ? 'amount' : 'check'}>
            {cents === null ? (
              <>
                <Rules terms={terms} />
                {terms.obstacle ? (
                  <Obstacle terms={terms} storeId={storeId} />
                ) : (
                  <AmountStep terms={terms} typed={typed} onType={setTyped} onDone={setCents} />
                )}
              </>
            ) : (
              <CheckStep {...{ terms, storeId, cents, wish }} onBack={() => setCents(null)} onDone={onClose} />
            )}
          </StepFrame>
        )}
      </Answer>
    </Dialog>
  )
}

function Rules({ terms }: { terms: CashOut }) {
  const t = useText()
  const { minimum_cents: minimum, fee_cents: fee, min_days: days, disputed_cents: disputed, account } = terms
  return (
    <div className="grid gap-3">
      <p>
        <span className="block text-label text-ink-2">{t(cashOutTexts.canTake)}</span>
        <Money cents={terms.withdrawable_cents} size="display" />
        <span className="ml-2 text-ink-2">{t(cashOutTexts.ofAvailable, { amount: money(terms.available_cents) })}</span>
      </p>
      {(terms.maturing.length > 0 || disputed > 0) && (
        <ul className="text-label text-ink-2 tabular-nums">
          {disputed > 0 && <li>{t(cashOutTexts.disputed, { amount: money(disputed) })}</li>}
          {terms.maturing.map(({ on, cents }) => (
            <li key={on}>{t(cashOutTexts.ripens, { amount: money(cents), day: date(on) })}</li>
          ))}
        </ul>
      )}
      <p className="text-ink-2">
        {t(cashOutTexts.rules, {
          minimum: money(minimum),
          fee: fee ? money(fee) : t(cashOutTexts.noFee),
          days,
          count: days,
        })}{' '}
        {t(cashOutTexts.when, { send: date(terms.send_on), there: date(terms.expected_on) })}
      </p>
      {account && (
        <p className="font-semibold">
          {t(cashOutTexts.to_account, {
            bank: account.bank_name,
            end: account.account_end,
            holder: account.holder_name,
          })}
        </p>
      )}
    </div>
  )
}

function Obstacle({ terms, storeId }: { terms: CashOut; storeId: number }) {
  const t = useText()
  const isOfAccount = terms.obstacle?.startsWith('bank_account')
  return (
    <>
      <Notice tone="buriti">{terms.obstacle_text}</Notice>
      {isOfAccount && (
        <Link to={paths.bankAccount(storeId)} className={buttonStyle('solid')}>
          {t(cashOutTexts.goBank)}
        </Link>
      )}
    </>
  )
}
