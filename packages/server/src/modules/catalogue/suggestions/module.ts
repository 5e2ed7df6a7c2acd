import type { PartsOf } from '../../../module.ts'
import routes from './suggestions.routes.ts'
import { mergeSuggestions, suggestionsPersonal } from './suggestions.queries.ts'
import { suggestionsWaiting } from './waiting.queries.ts'

export const suggestions: PartsOf = {
  routes,
  merged: mergeSuggestions,
  personal: suggestionsPersonal,
  waiting: suggestionsWaiting,
}
