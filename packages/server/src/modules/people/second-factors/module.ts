import type { PartsOf } from '../../../module.ts'
import { secondFactorsPersonal } from './second-factors.personal.ts'

export const secondFactors: PartsOf = {
  personal: secondFactorsPersonal,
}
