import type { PartsOf } from '../../../module.ts'
import { bankAccountOfStore } from './of-store.queries.ts'
import { walletOfAPerson } from './wallet.personal.ts'
import routes from './wallet.routes.ts'

export const wallet: PartsOf = {
  routes,
  store: bankAccountOfStore,
  personal: walletOfAPerson,
}
