import type { PartsOf } from '../../module.ts'
import { walletOfAPerson } from './wallet.personal.ts'
import routes from './wallet.routes.ts'

export const wallet: PartsOf = {
  routes,
  personal: walletOfAPerson,
}
