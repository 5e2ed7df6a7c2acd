import { get, table } from '../kit/api.ts'
import type { buyerMoneySchemas } from './buyer-money.schemas.ts'

export const buyerMoney = table<typeof buyerMoneySchemas>()({
  show: get('/v1/my-money', 'user'),
})
