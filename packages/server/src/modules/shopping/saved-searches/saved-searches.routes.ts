import { savedSearches } from '@bra/contract/shopping/saved-searches'
import { savedSearchesSchemas } from '@bra/contract/shopping/saved-searches.schemas'
import { routes } from '../../../platform/routes.ts'
import {
  changeSearch,
  listInBrief,
  listSearches,
  lookAtSearch,
  previewSearch,
  removeSearch,
  saveSearch,
} from './saved-searches.service.ts'

export default routes(savedSearches, savedSearchesSchemas, {
  list: ({ app, user }) => listSearches(app, user),
  brief: ({ app, user }) => listInBrief(app, user),
  preview: ({ app, user, body }) => previewSearch(app, user, body.query),
  save: ({ app, user, body }) => saveSearch(app, user, body),
  change: ({ app, user, params, body }) => changeSearch(app, user, { ...body, id: params.id }),
  look: ({ app, user, params }) => lookAtSearch(app, user, params.id),
  remove: ({ app, user, params }) => removeSearch(app, user, params.id),
})
