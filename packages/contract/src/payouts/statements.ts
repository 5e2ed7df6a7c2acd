import { get, table } from './api.ts'
import type { statementsSchemas } from './statements.schemas.ts'

/** What a store has, and whence it came. */
export const statements = table<typeof statementsSchemas>()({
  wallet: get('/v1/store-wallet/{id}', 'seller'),
  statement: get('/v1/store-wallet/{id}/statement', 'seller'),
  line: get('/v1/store-wallet/{id}/statement/{line}', 'seller'),
})
