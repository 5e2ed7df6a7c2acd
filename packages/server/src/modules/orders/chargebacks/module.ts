import type { PartsOf } from '../../../module.ts'
import { chargebacksCount } from './chargebacks.counts.ts'

export const chargebacks: PartsOf = { counts: [chargebacksCount] }
