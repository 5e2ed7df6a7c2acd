import { spreadsheets } from '@bra/contract/selling/spreadsheets'
import { spreadsheetsSchemas } from '@bra/contract/selling/spreadsheets.schemas'
import { routes } from '../../../platform/routes.ts'
import { dropImport, startImport } from './spreadsheets.running.ts'
import { answerImport, lastImport, listFaults, readImport, showImport, writeSheet } from './spreadsheets.service.ts'

export default routes(spreadsheets, spreadsheetsSchemas, {
  write: ({ app, user, body }) => writeSheet(app, user, body),
  read: ({ app, user, body }) => readImport(app, user, body),
  answer: ({ app, user, body }) => answerImport(app, user, body),
  start: ({ app, user, body }) => startImport(app, user, body),
  drop: ({ app, user, body }) => dropImport(app, user, body.id),
  show: ({ app, user, params }) => showImport(app, user, params.id),
  faults: ({ app, user, params }) => listFaults(app, user, params.id),
  last: ({ app, user, params }) => lastImport(app, user, params.store_id),
})
