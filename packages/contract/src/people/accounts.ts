import { post, table } from '../kit/api.ts'
import type { accountsSchemas } from './accounts.schemas.ts'

export const accounts = table<typeof accountsSchemas>()({
  updateClient: post('/v1/update-client', 'user'),
  token: post('/token', 'user'),
  validateToken: post('/validate-token', 'user'),
  forgotPassword: post('/v1/auth/forgot-password'),
})
