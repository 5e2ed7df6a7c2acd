import type { PartsOf } from '../../module.ts'
import routes from './suggestions.routes.ts'
import { suggestionsPersonal } from './suggestions.queries.ts'
import { suggestionsWaiting } from './waiting.queries.ts'

export const suggestions: PartsOf = {
  routes,
  personal: suggestionsPersonal,
  waiting: suggestionsWaiting,
}
