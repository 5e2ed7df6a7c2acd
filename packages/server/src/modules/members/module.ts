import type { PartsOf } from '../../module.ts'
import { membersPersonal } from './members.personal.ts'
import routes from './members.routes.ts'

export const members: PartsOf = {
  routes,
  personal: membersPersonal,
}
