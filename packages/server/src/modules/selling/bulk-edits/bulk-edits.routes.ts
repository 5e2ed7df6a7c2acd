import { bulkEdits } from '@bra/contract/selling/bulk-edits'
import { bulkEditsSchemas } from '@bra/contract/selling/bulk-edits.schemas'
import { routes } from '../../../platform/routes.ts'
import { applyChange, previewChange } from './bulk-edits.service.ts'
import { comeBack, leave } from './vacation.service.ts'

export default routes(bulkEdits, bulkEditsSchemas, {
  preview: ({ app, user, body }) => previewChange(app, user, body),
  apply: ({ app, user, body }) => applyChange(app, user, body),
  leave: ({ app, user, body }) => leave(app, user, body),
  comeBack: ({ app, user, body }) => comeBack(app, user, body),
})
