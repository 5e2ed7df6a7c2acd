import { sharedLists } from '@bra/contract/shopping/shared-lists'
import { sharedListsSchemas } from '@bra/contract/shopping/shared-lists.schemas'
import { routes } from '../../../platform/routes.ts'
import { standardOf } from '../../prices/standards/index.ts'
import { endLink, listLinks, shareList, showShared } from './shared-lists.service.ts'

export default routes(sharedLists, sharedListsSchemas, {
  links: ({ app, user }) => listLinks(app, user),
  share: ({ app, user, body }) => shareList(app, user, body.kind),
  end: ({ app, user, params }) => endLink(app, user, params.kind),
  show: ({ app, request, params, query }) => showShared(app, { ...params, ...query, standard: standardOf(request) }),
})
