import type { PartsOf } from '../../../module.ts'
import categories from './categories.routes.ts'
import routes from './catalog-editing.routes.ts'
import { catalogEditingJobs as jobs } from './catalog-editing.jobs.ts'
import words from './words.routes.ts'

export const catalogEditing: PartsOf = { routes: [...routes, ...categories, ...words], jobs }
