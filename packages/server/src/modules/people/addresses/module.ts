import type { PartsOf } from '../../../module.ts'
import { addressesOfAPerson } from './addresses.personal.ts'
import routes from './addresses.routes.ts'

export const addresses: PartsOf = {
  routes,
  personal: addressesOfAPerson,
}
