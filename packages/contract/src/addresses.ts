import { get, table } from './api.ts'
import type { addressesSchemas } from './addresses.schemas.ts'

export const addresses = table<typeof addressesSchemas>()({
  states: get('/v1/states'),
  cities: get('/v1/cities/state/{state}'),
  postalCode: get('/v1/postal-code/{cep}'),
})
