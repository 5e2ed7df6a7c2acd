import type { PartsOf } from '../../module.ts'
import routes from './curation.routes.ts'

export const curation: PartsOf = { routes }
