import { sheets } from '@bra/contract/sheets'
import { sheetsSchemas } from '@bra/contract/sheets.schemas'
import { routes } from '../../platform/routes.ts'
import {
  dropImport,
  lastImport,
  listFaults,
  readImport,
  showImport,
  startImport,
  writeSheet,
} from './sheets.service.ts'

export default routes(sheets, sheetsSchemas, {
  write: ({ app, user, body }) => writeSheet(app, user, body),
  read: ({ app, user, body }) => readImport(app, user, body),
  start: ({ app, user, body }) => startImport(app, user, body.id),
  drop: ({ app, user, body }) => dropImport(app, user, body.id),
  show: ({ app, user, params }) => showImport(app, user, params.id),
  faults: ({ app, user, params }) => listFaults(app, user, params.id),
  last: ({ app, user, params }) => lastImport(app, user, params.store_id),
})
