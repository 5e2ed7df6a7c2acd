import { get, post, table } from '../kit/api.ts'
import type { walletSchemas } from './wallet.schemas.ts'

export const wallet = table<typeof walletSchemas>()({
  banks: get('/v1/bank'),
  bankAccounts: get('/v1/bankData', 'user', 'money'),
  addBankAccount: post('/v1/bankData/add_bank', 'user', 'money'),
})
