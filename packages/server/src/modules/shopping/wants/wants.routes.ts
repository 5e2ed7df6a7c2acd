import { wants } from '@bra/contract/shopping/wants'
import { wantsSchemas } from '@bra/contract/shopping/wants.schemas'
import { routes } from '../../../platform/routes.ts'
import { standardOf } from '../../prices/standards/index.ts'
import { saveListOfWants } from './list.service.ts'
import { removeWants, saveMissingWants } from './missing.service.ts'
import { newestWanted } from './newest.service.ts'
import { changeWant, listWants, removeWant, saveWant, wantOfProduct } from './wants.service.ts'

export default routes(wants, wantsSchemas, {
  list: ({ app, request, user, query }) => listWants(app, user, { ...query, standard: standardOf(request) }),
  newest: ({ app, user }) => newestWanted(app, user),
  ofProduct: ({ app, user, params }) => wantOfProduct(app, user, params.id),
  save: ({ app, user, body }) => saveWant(app, user, body),
  saveList: ({ app, user, body }) => saveListOfWants(app, user, body),
  saveMissing: ({ app, user, body }) => saveMissingWants(app, user, body),
  removeMany: ({ app, user, body }) => removeWants(app, user, body.ids),
  change: ({ app, user, params, body }) => changeWant(app, user, { ...body, id: params.id }),
  remove: ({ app, user, params }) => removeWant(app, user, params.id),
})
