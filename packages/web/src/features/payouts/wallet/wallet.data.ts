import { wallet } from '@bra/contract/payouts/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../lib/query.ts'

export const banksQuery = { ...ask(wallet.banks, {}), staleTime: Infinity }
export const bankAccountsQuery = ask(wallet.bankAccounts, {})

export function useReloadBankAccounts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: bankAccountsQuery.queryKey })
}
