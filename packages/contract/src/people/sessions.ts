import { get, post, remove, table } from '../kit/api.ts'
import type { sessionsSchemas } from './sessions.schemas.ts'

export const sessions = table<typeof sessionsSchemas>()({
  login: post('/login'),
  register: post('/register'),
  logout: post('/v1/auth/logout', 'user'),
  logoutEverywhere: post('/v1/auth/logout-everywhere', 'user'),
  refresh: post('/v1/refresh', 'user'),
  currentUser: get('/v1/users/current-user', 'user'),
  list: get('/v1/auth/sessions', 'user'),
  revoke: remove('/v1/auth/sessions/{id}', 'user'),
  securityEvents: get('/v1/auth/security-events', 'user'),
  changeEmail: post('/v1/auth/change-email', 'user'),
  changePassword: post('/v1/auth/change-password', 'user'),
  resetPassword: post('/v1/auth/reset-password'),
  enterWithToken: post('/v1/auth/sso'),
  makeToken: post('/v1/auth/sso-token', 'user'),
  startSecondFactor: post('/v1/auth/second-factor', 'user'),
  confirmSecondFactor: post('/v1/auth/second-factor/confirm', 'user'),
  endSecondFactor: post('/v1/auth/second-factor/disable', 'user'),
  newRecoveryCodes: post('/v1/auth/second-factor/recovery-codes', 'user'),
})
