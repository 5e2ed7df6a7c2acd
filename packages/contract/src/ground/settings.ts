import { get, post, table } from '../kit/api.ts'
import type { settingsSchemas } from './settings.schemas.ts'

export const settings = table<typeof settingsSchemas>()({
  parametrization: get('/v1/parametrization/{code}'),
  valuesByCode: post('/v1/system-config-param-values-by-code'),
  parameter: get('/v1/system-config-params/{code}'),
  valuesCustom: post('/v1/system-config-param-values-custom'),
})
