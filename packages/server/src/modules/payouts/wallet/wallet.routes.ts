import { wallet } from '@bra/contract/payouts/wallet'
import { walletSchemas } from '@bra/contract/payouts/wallet.schemas'
import { routes } from '../../../platform/routes.ts'
import { originOf } from '../../ground/security/index.ts'
import { addBankAccount, bankAccountsOf } from './bank-accounts.service.ts'
import { allBanks } from './banks.ts'

export default routes(wallet, walletSchemas, {
  banks: async () => ({ banks: await allBanks() }),
  bankAccounts: async ({ app, user }) => ({ bank_data: await bankAccountsOf(app.db, user) }),
  addBankAccount: ({ app, user, body, request }) => addBankAccount(app, user, body, originOf(request, null)),
})
