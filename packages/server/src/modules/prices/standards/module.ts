import type { PartsOf } from '../../../module.ts'
import { standardsPersonal } from './standards.personal.ts'
import routes from './standards.routes.ts'

export const standards: PartsOf = {
  routes,
  personal: standardsPersonal,
}
