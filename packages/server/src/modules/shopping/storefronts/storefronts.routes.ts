import { storefronts } from '@bra/contract/shopping/storefronts'
import { storefrontsSchemas } from '@bra/contract/shopping/storefronts.schemas'
import { routes } from '../../../platform/routes.ts'
import { standardOf } from '../../prices/standards/index.ts'
import { parcelOfStore } from './parcel.service.ts'
import { offersMarked } from './storefronts.queries.ts'
import { offersInStore } from './storefronts.service.ts'

export default routes(storefronts, storefrontsSchemas, {
  offers: ({ app, request, user, body }) => offersInStore(app, { user, standard: standardOf(request) }, body),
  marks: ({ app, user, body }) => offersMarked(app.db, user.id, body.ids),
  parcel: ({ app, user, body }) => parcelOfStore(app, user, body),
})
