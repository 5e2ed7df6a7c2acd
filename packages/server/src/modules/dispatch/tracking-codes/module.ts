import type { PartsOf } from '../../../module.ts'
import routes from './tracking-codes.routes.ts'

export const trackingCodes: PartsOf = { routes }
