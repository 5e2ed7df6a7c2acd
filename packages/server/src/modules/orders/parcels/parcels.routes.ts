import { parcels } from '@bra/contract/orders/parcels'
import { parcelsSchemas } from '@bra/contract/orders/parcels.schemas'
import { routes } from '../../../platform/routes.ts'
import { cancel, confirmDelivery, review, withdrawCancel } from './parcels.service.ts'
import { answerContest, sendBack } from './returns.service.ts'

export default routes(parcels, parcelsSchemas, {
  cancel: ({ app, user, body }) => cancel(app, user, body),
  withdrawCancel: ({ app, user, body }) => withdrawCancel(app, user, body),
  confirmDelivery: ({ app, user, body }) => confirmDelivery(app, user, body),
  sendBack: ({ app, user, body }) => sendBack(app, user, body),
  answerContest: ({ app, user, body }) => answerContest(app, user, body),
  review: ({ app, user, body }) => review(app, user, body),
})
