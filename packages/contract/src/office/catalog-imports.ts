import { get, post, put, table, takingBytes } from '../kit/api.ts'
import type { catalogImportsSchemas } from './catalog-imports.schemas.ts'

export const catalogImports = table<typeof catalogImportsSchemas>()({
  list: get('/v1/admin/catalog-imports', 'admin'),
  begin: post('/v1/admin/catalog-imports', 'admin'),
  show: get('/v1/admin/catalog-imports/{id}', 'admin'),
  part: takingBytes(put('/v1/admin/catalog-imports/{id}/file', 'admin')),
  sets: takingBytes(put('/v1/admin/catalog-imports/{id}/sets', 'admin')),
  start: post('/v1/admin/catalog-imports/{id}/start', 'admin'),
  cancel: post('/v1/admin/catalog-imports/{id}/cancel', 'admin'),
  faults: get('/v1/admin/catalog-imports/{id}/faults', 'admin'),
})
