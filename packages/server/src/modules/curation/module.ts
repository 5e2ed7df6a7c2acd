import type { PartsOf } from '../../module.ts'
import categories from './categories.routes.ts'
import routes from './curation.routes.ts'

export const curation: PartsOf = { routes: [...routes, ...categories] }
