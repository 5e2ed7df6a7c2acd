import { suggestions } from '@bra/contract/catalogue/suggestions'
import { suggestionsSchemas } from '@bra/contract/catalogue/suggestions.schemas'
import { routes } from '../../../platform/routes.ts'
import {
  approveSuggestion,
  editSuggestion,
  listSuggestions,
  mergeSuggestion,
  refuseSuggestion,
} from './judging.service.ts'
import { ownSuggestions, suggestProduct } from './suggestions.service.ts'

export default routes(suggestions, suggestionsSchemas, {
  create: ({ app, user, body }) => suggestProduct(app, user, body),
  mine: ({ app, user, query }) => ownSuggestions(app, user, query),
  all: ({ app, query }) => listSuggestions(app, query),
  edit: ({ app, user, params, body }) => editSuggestion(app, user, { ...body, ...params }),
  approve: ({ app, user, params, body }) => approveSuggestion(app, user, { ...body, ...params }),
  merge: ({ app, user, params, body }) => mergeSuggestion(app, user, { ...body, ...params }),
  refuse: ({ app, user, params, body }) => refuseSuggestion(app, user, { ...body, ...params }),
})
