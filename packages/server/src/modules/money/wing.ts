import type { Wing } from '../../module.ts'
import { payments } from './payments/module.ts'

/** The ledger, and the calls to the payment provider. */
export const wing: Wing = {
  ledger: { uses: [] },
  payments: { uses: ['security', 'accounts', 'settings', 'addresses'], ...payments },
}
