import { bulkHistory } from '@bra/contract/selling/bulk-history'
import { bulkHistorySchemas } from '@bra/contract/selling/bulk-history.schemas'
import { routes } from '../../../platform/routes.ts'
import { listChanges, showChange, undoChange } from './bulk-history.service.ts'

export default routes(bulkHistory, bulkHistorySchemas, {
  list: ({ app, user, params, query }) => listChanges(app, user, { ...query, ...params }),
  show: ({ app, user, params, query }) => showChange(app, user, { ...query, ...params }),
  undo: ({ app, user, body }) => undoChange(app, user, body.id),
})
