import type { PartsOf } from '../../../module.ts'
import routes from './buyer-money.routes.ts'

export const buyerMoney: PartsOf = { routes }
