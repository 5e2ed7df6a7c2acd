import type { Wing } from '../../module.ts'
import { buyerMoney } from './buyer-money/module.ts'
import { wallet } from './wallet/module.ts'
import { statements } from './statements/module.ts'
import { storeReports } from './store-reports/module.ts'
import { withdrawals } from './withdrawals/module.ts'
import { payouts } from './payouts/module.ts'
import { providerBooks } from './provider-books/module.ts'
import { reconciliation } from './reconciliation/module.ts'

/** Modules with which a store gets its money, and a buyer sees where theirs is. */
export const wing: Wing = {
  'buyer-money': { uses: ['ledger', 'stores', 'orders', 'complaints'], ...buyerMoney },
  wallet: {
    uses: ['security', 'accounts', 'companies', 'notices', 'second-factors', 'stores'],
    ...wallet,
  },
  statements: { uses: ['ledger', 'settings', 'orders', 'escrow'], ...statements },
  'store-reports': {
    uses: ['ledger', 'accounts', 'orders', 'invoice-records', 'statements'],
    ...storeReports,
  },
  withdrawals: {
    uses: ['ledger', 'security', 'calendar', 'settings', 'second-factors', 'stores', 'wallet', 'statements'],
    ...withdrawals,
  },
  payouts: { uses: ['audit', 'payments', 'stores', 'wallet', 'withdrawals'], ...payouts },
  'provider-books': { uses: ['ledger', 'payments', 'orders', 'checkout'], ...providerBooks },
  reconciliation: {
    uses: ['audit', 'ledger', 'payments', 'orders', 'withdrawals', 'payouts', 'provider-books', 'checkout'],
    ...reconciliation,
  },
}
