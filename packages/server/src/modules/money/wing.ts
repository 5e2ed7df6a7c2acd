import type { Wing } from '../../module.ts'
import { credits } from './credits/module.ts'
import { payments } from './payments/module.ts'

export const wing: Wing = {
  ledger: { uses: [] },
  credits: { uses: ['ledger'], ...credits },
  payments: { uses: ['security', 'accounts', 'settings', 'addresses'], ...payments },
}
