import { massChanges } from '@bra/contract/mass-changes'
import { massChangesSchemas } from '@bra/contract/mass-changes.schemas'
import { routes } from '../../platform/routes.ts'
import { applyChange, listChanges, previewChange, undoChange } from './mass-changes.service.ts'
import { comeBack, leave } from './vacation.service.ts'

export default routes(massChanges, massChangesSchemas, {
  preview: ({ app, user, body }) => previewChange(app, user, body),
  apply: ({ app, user, body }) => applyChange(app, user, body),
  list: ({ app, user, params }) => listChanges(app, user, params.store_id),
  undo: ({ app, user, body }) => undoChange(app, user, body.id),
  leave: ({ app, user, body }) => leave(app, user, body),
  comeBack: ({ app, user, body }) => comeBack(app, user, body),
})
