import { wallet } from '@bra/contract/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../lib/query.ts'

export const banksQuery = { ...ask(wallet.banks, {}), staleTime: Infinity }
export const bankAccountsQuery = ask(wallet.bankAccounts, {})

/** Asks for the accounts again after one was added. */
export function useReloadBankAccounts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: bankAccountsQuery.queryKey })
}
