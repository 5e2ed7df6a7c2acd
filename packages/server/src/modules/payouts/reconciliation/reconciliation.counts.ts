import type { Count } from '../../../platform/kernel.ts'
import { countOpenDifferences } from './reconciliation.queries.ts'

export const openDifferences: Count = {
  name: 'payment_differences_open',
  help: 'Differences between the provider and the ledger that nobody has settled',
  of: countOpenDifferences,
}
