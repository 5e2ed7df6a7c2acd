import { get, post, remove, table } from '../kit/api.ts'
import type { privacySchemas } from './privacy.schemas.ts'

export const privacy = table<typeof privacySchemas>()({
  consents: get('/v1/consents', 'user'),
  giveConsent: post('/v1/consents', 'user'),
  export: get('/v1/privacy/export', 'user'),
  unable: post('/unable', 'user'),
  closure: get('/v1/privacy/closure', 'user'),
  cancelClosure: remove('/v1/privacy/closure', 'user'),
})
