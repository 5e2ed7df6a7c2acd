import { labels } from '@bra/contract/dispatch/labels'
import { labelsSchemas } from '@bra/contract/dispatch/labels.schemas'
import { routes } from '../../../platform/routes.ts'
import { buyLabel } from './bought.service.ts'
import { labelsOf, postingList } from './labels.service.ts'
import { keepPrinting, printingOf } from './printing.service.ts'

export default routes(labels, labelsSchemas, {
  buy: ({ app, user, body }) => buyLabel(app, user, body),
  printing: ({ app, user, params }) => printingOf(app, user, params.store_id),
  keepPrinting: ({ app, user, body }) => keepPrinting(app, user, body),
  postingList: ({ app, user, body }) => postingList(app, user, body.ids),
  get: ({ app, user, body }) => labelsOf(app, user, body),
})
