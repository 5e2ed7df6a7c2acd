import { catalogImports } from '@bra/contract/office/catalog-imports'
import { catalogImportsSchemas } from '@bra/contract/office/catalog-imports.schemas'
import { routes } from '../../../platform/routes.ts'
import { cancelImport, listImports, sheetOfFaults, showImport } from './catalog-imports.service.ts'
import { beginUpload, startImport, takePart, takeSets } from './uploads.service.ts'

export default routes(catalogImports, catalogImportsSchemas, {
  list: ({ app, query }) => listImports(app, query),
  begin: ({ app, user, body }) => beginUpload(app, user, body),
  show: ({ app, params }) => showImport(app, params.id),
  part: ({ app, user, params, query, request }) => takePart(app, user, { ...params, ...query, bytes: request.body }),
  sets: ({ app, user, params, request }) => takeSets(app, user, { ...params, bytes: request.body }),
  start: ({ app, user, params }) => startImport(app, user, params.id),
  cancel: ({ app, user, params, body }) => cancelImport(app, user, { ...params, ...body }),
  faults: ({ app, params }) => sheetOfFaults(app, params.id),
})
