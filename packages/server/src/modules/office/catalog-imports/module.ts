import type { PartsOf } from '../../../module.ts'
import { catalogImportsJobs } from './catalog-imports.jobs.ts'
import routes from './catalog-imports.routes.ts'
import { interruptImports, resumeImports } from './importing.ts'

export const catalogImports: PartsOf = {
  routes,
  jobs: catalogImportsJobs,
  open: resumeImports,
  close: async (app) => interruptImports(app),
}
