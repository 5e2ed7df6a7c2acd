import { entries } from '@bra/contract/entries'
import { entriesSchemas } from '@bra/contract/entries.schemas'
import { routes } from '../../platform/routes.ts'
import { findLines, listChecklist, saveEntries } from './entries.service.ts'

export default routes(entries, entriesSchemas, {
  checklist: ({ app, user, body }) => listChecklist(app, user, body),
  find: ({ app, user, body }) => findLines(app, user, body),
  save: ({ app, user, body }) => saveEntries(app, user, body),
})
