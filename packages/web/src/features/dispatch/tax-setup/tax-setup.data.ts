import { taxSetup } from '@bra/contract/dispatch/tax-setup'
import { useQueryClient } from '@tanstack/react-query'
import { ask } from '../../../lib/query.ts'

export const taxSetupQuery = ask(taxSetup.show, {})

export function useReloadTaxSetup() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: taxSetupQuery.queryKey })
}
