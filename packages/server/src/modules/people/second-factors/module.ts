import type { PartsOf } from '../../../module.ts'
import { secondFactorsPersonal } from './second-factors.personal.ts'
import { oldestSealed } from './second-factors.queries.ts'
import { SECRET_USE } from './totp.ts'

export const secondFactors: PartsOf = {
  personal: secondFactorsPersonal,
  sealed: [{ name: 'segundos fatores de acesso', use: SECRET_USE, oldest: oldestSealed }],
}
