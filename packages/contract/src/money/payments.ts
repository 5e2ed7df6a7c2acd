import { get, post, remove, table } from '../kit/api.ts'
import type { paymentsSchemas } from './payments.schemas.ts'

/** The browser gives cards to the provider, and we receive only its token. */
export const payments = table<typeof paymentsSchemas>()({
  cards: get('/v1/pagarme/cards', 'user'),
  saveCard: post('/v1/pagarme/cards', 'user'),
  /** Receives the provider's events, and answers before they are processed. */
  hear: post('/webhooks/pagarme'),
  removeCard: remove('/v1/pagarme/cards/{id}', 'user'),
})

export const MOST_CARDS = 10
