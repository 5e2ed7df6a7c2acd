import { get, table } from '../kit/api.ts'
import type { statementsSchemas } from './statements.schemas.ts'

export const statements = table<typeof statementsSchemas>()({
  wallet: get('/v1/store-wallet/{id}', 'seller', 'money'),
  statement: get('/v1/store-wallet/{id}/statement', 'seller', 'money'),
  line: get('/v1/store-wallet/{id}/statement/{line}', 'seller', 'money'),
})
