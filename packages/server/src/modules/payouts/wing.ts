import type { Wing } from '../../module.ts'
import { buyerMoney } from './buyer-money/module.ts'
import { wallet } from './wallet/module.ts'
import { statements } from './statements/module.ts'
import { storeReports } from './store-reports/module.ts'
import { withdrawals } from './withdrawals/module.ts'
import { reconciliation } from './reconciliation/module.ts'

export const wing: Wing = {
  'buyer-money': { uses: ['ledger', 'stores', 'orders', 'complaints'], ...buyerMoney },
  wallet: {
    uses: ['security', 'accounts', 'companies', 'notices', 'sessions', 'stores'],
    ...wallet,
  },
  statements: { uses: ['ledger', 'orders', 'escrow'], ...statements },
  'store-reports': {
    uses: ['ledger', 'accounts', 'orders', 'store-orders', 'statements'],
    ...storeReports,
  },
  withdrawals: {
    uses: ['audit', 'ledger', 'payments', 'security', 'calendar', 'settings', 'sessions', 'stores', 'wallet'],
    ...withdrawals,
  },
  reconciliation: {
    uses: ['audit', 'ledger', 'payments', 'bills', 'orders', 'withdrawals', 'checkout'],
    ...reconciliation,
  },
}
