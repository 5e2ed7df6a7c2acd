import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import type { TextKey } from '../../../text/keys.ts'

const texts: Record<string, TextKey> = {
  buyer: 'lookups.account_buyer',
  escrow: 'lookups.account_escrow',
  store: 'lookups.account_store',
  withdrawing: 'lookups.account_withdrawing',
  bank: 'lookups.account_bank',
  commission: 'lookups.account_commission',
  provider: 'lookups.account_provider',
  fees: 'lookups.account_fees',
  centre: 'lookups.account_centre',
  losses: 'lookups.account_losses',
  carrier: 'lookups.account_carrier',
  outside: 'lookups.account_outside',
}

interface AccountNameProps {
  account: string
  /** Wraps the name, for example in a link. */
  children: (name: string) => ReactNode
}

/** Shows "Retido do pacote 12" with `escrow:12` beside it; an unknown account shows its code only. */
export function AccountName({ account, children }: AccountNameProps) {
  const t = useText()
  const [kind = '', id = ''] = account.split(':')
  const text = texts[kind]
  return (
    <>
      {children(text ? t(text, { id }) : account)}
      {text && <span className="text-small text-ink-3"> {account}</span>}
    </>
  )
}
