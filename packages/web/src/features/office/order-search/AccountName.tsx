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

/** Shows "Retido na conta 12", and its code `escrow:12` to a mouse; an unknown account shows its code. */
export function AccountName({ account, children }: AccountNameProps) {
  const t = useText()
  const [kind = '', id = ''] = account.split(':')
  const text = texts[kind]
  return <span title={account}>{children(text ? t(text, { id }) : account)}</span>
}
