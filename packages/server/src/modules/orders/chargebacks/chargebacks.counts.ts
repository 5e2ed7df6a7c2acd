import type { Count } from '../../../platform/kernel.ts'
import { countDisputes } from './chargebacks.queries.ts'

export const chargebacksCount: Count = {
  name: 'payments_disputed',
  help: 'Payments whose holder asked the bank for the money, by means of payment',
  of: countDisputes,
}
