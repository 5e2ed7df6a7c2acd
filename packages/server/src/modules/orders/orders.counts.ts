import type { Count } from '../../module.ts'
import { countDisputes } from './disputes.queries.ts'

export const disputes: Count = {
  name: 'payments_disputed',
  help: 'Payments whose holder asked the bank for the money, by means of payment',
  of: countDisputes,
}
