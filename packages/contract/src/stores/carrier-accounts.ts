import { get, post, remove, table } from '../kit/api.ts'
import type { carrierAccountsSchemas } from './carrier-accounts.schemas.ts'

export const carrierAccounts = table<typeof carrierAccountsSchemas>()({
  show: get('/v1/carrier-account/{store_id}', 'seller', 'settings'),
  connect: post('/v1/carrier-account', 'seller', 'settings'),
  finish: post('/v1/carrier-account/finish', 'seller', 'settings'),
  disconnect: remove('/v1/carrier-account/{store_id}', 'seller', 'settings'),
})
