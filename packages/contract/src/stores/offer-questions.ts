import { bounded, get, post, table } from '../kit/api.ts'
import type { offerQuestionsSchemas } from './offer-questions.schemas.ts'

export const offerQuestions = table<typeof offerQuestionsSchemas>()({
  ofOffer: get('/v1/offer-questions/{id}'),
  ask: bounded(post('/v1/offer-questions', 'user'), { times: 30, minutes: 60 }),
  own: get('/v1/own-questions', 'user'),
  ofStore: get('/v1/store-questions/{store_id}', 'seller', 'messages'),
  answer: bounded(post('/v1/question-answer', 'seller', 'messages'), { times: 10, minutes: 60, about: 'id' }),
  hide: bounded(post('/v1/question-hide', 'seller', 'messages'), { times: 10, minutes: 60, about: 'id' }),
})
