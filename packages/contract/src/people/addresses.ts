import { get, post, remove, table } from '../kit/api.ts'
import type { addressesSchemas } from './addresses.schemas.ts'

export const addresses = table<typeof addressesSchemas>()({
  states: get('/v1/states'),
  cities: get('/v1/cities/state/{state}'),
  postalCode: get('/v1/postal-code/{cep}'),
  list: get('/v1/address', 'user', 'settings'),
  listOfPerson: get('/v1/address-store-null', 'user'),
  defaultOfPerson: get('/v1/address-default', 'user'),
  defaultOfStore: get('/v1/address-default-store/{id}', 'user', 'settings'),
  ofCompany: get('/v1/address-company/{id}', 'user'),
  create: post('/v1/address', 'user', 'settings'),
  createAtCheckout: post('/v1/address/add_address', 'user', 'settings'),
  update: post('/v1/update-address/', 'user', 'settings'),
  remove: remove('/v1/address/{id}', 'user', 'settings'),
})
