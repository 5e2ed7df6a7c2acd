import { get, post, remove, table } from './api.ts'
import type { paymentsSchemas } from './payments.schemas.ts'

/** The provider stands in the path: the browser gives the card to it, and only its token to us. */
export const payments = table<typeof paymentsSchemas>()({
  cards: get('/v1/pagarme/cards', 'user'),
  saveCard: post('/v1/pagarme/cards', 'user'),
  /** What the provider tells of; answered at once. */
  hear: post('/webhooks/pagarme'),
  removeCard: remove('/v1/pagarme/cards/{id}', 'user'),
})
