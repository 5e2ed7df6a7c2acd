import { wallet } from '@bra/contract/payouts/wallet'
import { ask } from '../../../lib/query.ts'

export const banksQuery = { ...ask(wallet.banks, {}), staleTime: Infinity }
export const bankAccountsQuery = ask(wallet.bankAccounts, {})
