import { offerQuestions } from '@bra/contract/stores/offer-questions'
import { offerQuestionsSchemas } from '@bra/contract/stores/offer-questions.schemas'
import { routes } from '../../../platform/routes.ts'
import { listOwn, listQuestions, listToAnswer } from './lists.service.ts'
import { answerQuestion, askStore, hideQuestion } from './offer-questions.service.ts'

export default routes(offerQuestions, offerQuestionsSchemas, {
  ofOffer: ({ app, user, params }) => listQuestions(app, user, params.id),
  ask: ({ app, user, body }) => askStore(app, user, body),
  own: ({ app, user, query }) => listOwn(app, user, query),
  ofStore: ({ app, user, params, query }) => listToAnswer(app, user, params.store_id, query),
  answer: ({ app, user, body }) => answerQuestion(app, user, body),
  hide: ({ app, user, body }) => hideQuestion(app, user, body),
})
