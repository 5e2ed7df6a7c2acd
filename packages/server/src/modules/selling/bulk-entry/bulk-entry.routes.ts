import { bulkEntry } from '@bra/contract/selling/bulk-entry'
import { bulkEntrySchemas } from '@bra/contract/selling/bulk-entry.schemas'
import { routes } from '../../../platform/routes.ts'
import { findLines, listChecklist, saveEntries } from './bulk-entry.service.ts'

export default routes(bulkEntry, bulkEntrySchemas, {
  checklist: ({ app, user, body }) => listChecklist(app, user, body),
  find: ({ app, user, body }) => findLines(app, user, body),
  save: ({ app, user, body }) => saveEntries(app, user, body),
})
