import { date } from '@bra/contract/trade/format'
import type { BankAccount } from '@bra/contract/payouts/wallet.schemas'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { Answer } from '../../../lib/Answer.tsx'
import type { FormDraft } from '../../../lib/form.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { BankAccountForm, type Holder } from './BankAccountForm.tsx'
import { bankAccountTexts } from './texts.ts'
import { bankAccountsQuery } from './wallet.data.ts'

interface BankAccountsProps {
  holder: Holder
  /** Asks for one store, which uses the company's account until it has its own. */
  storeId?: number
  ofCompany?: string
  draft?: FormDraft
}

export function BankAccounts(props: BankAccountsProps) {
  const t = useText()
  const list = useQuery(bankAccountsQuery)
  return (
    <Answer to={list} title={t(bankAccountTexts.bankFailed)} room="h-96 max-w-2xl">
      {({ bank_data: accounts }) => <Accounts accounts={accounts} {...props} />}
    </Answer>
  )
}

function Accounts({ accounts, holder, storeId, ofCompany, draft }: BankAccountsProps & { accounts: BankAccount[] }) {
  const t = useText()
  const [isChanging, setChanging] = useState(false)
  const own = accounts.filter(({ store_id: id }) => id === (storeId ?? null))
  const inUse = ({ replaced_at: replaced }: BankAccount) => replaced === null
  const current = own.find(inUse) ?? accounts.find((one) => inUse(one) && one.store_id === null)
  const before = own.filter((account) => account !== current)
  const keep = (
    <Button variant="outline" onClick={() => setChanging(false)}>
      {t(bankAccountTexts.bankKeep)}
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-[60ch] text-ink-2">{t(bankAccountTexts.bankHint)}</p>
      {storeId && current?.store_id === null && <Notice>{ofCompany}</Notice>}
      {current && <CurrentAccount account={current} onChange={isChanging ? undefined : () => setChanging(true)} />}
      {(!current || isChanging) && (
        <BankAccountForm
          holder={holder}
          storeId={storeId}
          isChange={accounts.length > 0}
          draft={accounts.length > 0 ? undefined : draft}
          actions={current && keep}
          onSaved={() => setChanging(false)}
        />
      )}
      {before.length > 0 && <AccountsBefore accounts={before} />}
    </div>
  )
}

function CurrentAccount({ account, onChange }: { account: BankAccount; onChange?: () => void }) {
  const t = useText()
  return (
    <section className="panel flex max-w-2xl flex-wrap items-center gap-4 p-5">
      <span aria-hidden className="grid size-11 place-items-center rounded-control bg-mata-soft text-on-mata-soft">
        <Landmark size={20} strokeWidth={1.75} />
      </span>
      <div className="min-w-56 flex-1">
        <h2 className="text-label font-semibold text-ink-2">{t(bankAccountTexts.bankInUse)}</h2>
        <AccountLines account={account} />
        <p className="text-small text-ink-3">{t(bankAccountTexts.bankSince, { date: date(account.created_at) })}</p>
      </div>
      {onChange && (
        <Button variant="outline" onClick={onChange}>
          {t(bankAccountTexts.bankChange)}
        </Button>
      )}
    </section>
  )
}

function AccountsBefore({ accounts }: { accounts: BankAccount[] }) {
  const t = useText()
  return (
    <details className="max-w-2xl">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t(bankAccountTexts.bankBefore)}</summary>
      <ul className="flex list-none flex-col gap-3 pt-2">
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountLines account={account} />
            <p className="text-small text-ink-3">
              {t(bankAccountTexts.bankUntil, { date: date(account.replaced_at) })}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function AccountLines({ account }: { account: BankAccount }) {
  const t = useText()
  const kind = t(account.account_type === 'checking' ? bankAccountTexts.checking : bankAccountTexts.savings)
  const numbers = t(bankAccountTexts.numbers, { agency: account.agency, account: account.account_end })
  return (
    <>
      <p className="font-bold">{account.bank_name}</p>
      <p className="tabular-nums">{`${numbers} · ${kind}`}</p>
      <p className="text-ink-2">{account.holder_name}</p>
    </>
  )
}
