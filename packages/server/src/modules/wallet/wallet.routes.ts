import { wallet } from '@bra/contract/wallet'
import { walletSchemas } from '@bra/contract/wallet.schemas'
import { routes } from '../../platform/routes.ts'
import { banksByName } from './banks.ts'

export default routes(wallet, walletSchemas, {
  banks: async () => ({ banks: await banksByName() }),
})
