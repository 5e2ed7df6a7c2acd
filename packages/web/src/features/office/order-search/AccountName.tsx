import type { SiteText } from '@bra/contract/kit/both'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { ledgerTexts } from './ledger-texts.ts'

const texts: Record<string, SiteText> = {
  buyer: ledgerTexts.account_buyer,
  escrow: ledgerTexts.account_escrow,
  store: ledgerTexts.account_store,
  withdrawing: ledgerTexts.account_withdrawing,
  bank: ledgerTexts.account_bank,
  commission: ledgerTexts.account_commission,
  provider: ledgerTexts.account_provider,
  fees: ledgerTexts.account_fees,
  centre: ledgerTexts.account_centre,
  losses: ledgerTexts.account_losses,
  carrier: ledgerTexts.account_carrier,
  plans: ledgerTexts.account_plans,
  subscriber: ledgerTexts.account_subscriber,
  outside: ledgerTexts.account_outside,
}

interface AccountNameProps {
  account: string
  children: (name: string) => ReactNode
}

/** Shows "Retido na conta 12", and its code `escrow:12` to a mouse; an unknown account shows its code. */
export function AccountName({ account, children }: AccountNameProps) {
  const t = useText()
  const [kind = '', id = ''] = account.split(':')
  const text = texts[kind]
  return <span title={account}>{children(text ? t(text, { id }) : account)}</span>
}
