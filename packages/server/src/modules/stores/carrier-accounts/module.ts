import type { PartsOf } from '../../../module.ts'
import { carrierAccountsJobs } from './carrier-accounts.jobs.ts'
import { oldestSealed } from './carrier-accounts.queries.ts'
import routes from './carrier-accounts.routes.ts'
import { carrierAccountsPersonal } from './personal.queries.ts'
import { TOKENS_USE } from './tokens.ts'

export const carrierAccounts: PartsOf = {
  routes,
  jobs: carrierAccountsJobs,
  personal: carrierAccountsPersonal,
  sealed: [{ name: 'contas no Melhor Envio', use: TOKENS_USE, oldest: oldestSealed }],
}
