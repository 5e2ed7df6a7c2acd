import { get, post, table } from '../kit/api.ts'
import type { offerQuestionsSchemas } from './offer-questions.schemas.ts'

export const offerQuestions = table<typeof offerQuestionsSchemas>()({
  ofOffer: get('/v1/offer-questions/{id}'),
  ask: post('/v1/offer-questions', 'user'),
  own: get('/v1/own-questions', 'user'),
  ofStore: get('/v1/store-questions/{store_id}', 'seller'),
  answer: post('/v1/question-answer', 'seller'),
  hide: post('/v1/question-hide', 'seller'),
})
