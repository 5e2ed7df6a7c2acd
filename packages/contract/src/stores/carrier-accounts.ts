import { get, post, remove, table } from '../kit/api.ts'
import type { carrierAccountsSchemas } from './carrier-accounts.schemas.ts'

export const carrierAccounts = table<typeof carrierAccountsSchemas>()({
  show: get('/v1/carrier-account/{store_id}', 'seller'),
  connect: post('/v1/carrier-account', 'seller'),
  finish: post('/v1/carrier-account/finish', 'seller'),
  disconnect: remove('/v1/carrier-account/{store_id}', 'seller'),
})
