import type { PartsOf } from '../../../module.ts'
import { creditsPersonal } from './credits.personal.ts'
import routes from './credits.routes.ts'

export const credits: PartsOf = { routes, personal: creditsPersonal }
