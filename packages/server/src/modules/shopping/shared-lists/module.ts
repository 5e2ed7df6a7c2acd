import type { PartsOf } from '../../../module.ts'
import { sharedListsPersonal } from './personal.queries.ts'
import routes from './shared-lists.routes.ts'

export const sharedLists: PartsOf = {
  routes,
  personal: sharedListsPersonal,
}
