import type { Wing } from '../../module.ts'
import { bills } from './bills/module.ts'
import { credits } from './credits/module.ts'
import { payments } from './payments/module.ts'

export const wing: Wing = {
  ledger: { uses: [] },
  credits: { uses: ['ledger'], ...credits },
  payments: { uses: ['security', 'accounts', 'settings', 'addresses'], ...payments },
  bills: { uses: ['security', 'ledger', 'payments'], ...bills },
}
