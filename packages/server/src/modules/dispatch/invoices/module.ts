import type { PartsOf } from '../../../module.ts'
import { invoicesJobs } from './invoices.jobs.ts'
import { personal } from './personal.queries.ts'
import routes from './invoices.routes.ts'

export const invoices: PartsOf = { routes, jobs: invoicesJobs, personal }
