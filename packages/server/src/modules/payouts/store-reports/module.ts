import type { PartsOf } from '../../../module.ts'
import routes from './store-reports.routes.ts'

export const storeReports: PartsOf = { routes }
