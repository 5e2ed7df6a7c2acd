import { get, post, table } from '../kit/api.ts'
import type { subscriptionsSchemas } from './subscriptions.schemas.ts'

export const subscriptions = table<typeof subscriptionsSchemas>()({
  plans: get('/v1/plans'),
  signatures: get('/v1/signatures', 'user', 'money'),
  expired: get('/v1/signatures-expired', 'user', 'money'),
  preview: get('/v1/signature-preview', 'user', 'money'),
  create: post('/v1/create-signature', 'user', 'money'),
  pay: post('/v1/signature/pay', 'user', 'money'),
  setCard: post('/v1/pagarme/subscriptions', 'user', 'money'),
  disable: post('/v1/disable-signature', 'user', 'money'),
  cancelAtDue: post('/v1/cancel-due-date', 'user', 'money'),
  cancelPlans: post('/v1/subscriber-plans/cancel', 'user', 'money'),
})
