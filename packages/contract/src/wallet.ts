import { get, table } from './api.ts'
import type { walletSchemas } from './wallet.schemas.ts'

export const wallet = table<typeof walletSchemas>()({
  banks: get('/v1/bank'),
})
