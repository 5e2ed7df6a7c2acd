import type { Wing } from '../../module.ts'
import { credits } from './credits/module.ts'
import { payments } from './payments/module.ts'

/** The ledger, the credit of buyers, and the calls to the payment provider. */
export const wing: Wing = {
  ledger: { uses: [] },
  credits: { uses: ['ledger'], ...credits },
  payments: { uses: ['security', 'accounts', 'settings', 'addresses'], ...payments },
}
