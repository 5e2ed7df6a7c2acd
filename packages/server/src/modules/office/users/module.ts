import type { PartsOf } from '../../../module.ts'
import { usersPersonal } from './users.personal.ts'
import routes from './users.routes.ts'

export const users: PartsOf = {
  routes,
  personal: usersPersonal,
}
