import type { PartsOf } from '../../../module.ts'
import { mergeQuestions } from './offer-questions.queries.ts'
import routes from './offer-questions.routes.ts'
import { offerQuestionsPersonal } from './personal.queries.ts'

export const offerQuestions: PartsOf = {
  routes,
  personal: offerQuestionsPersonal,
  merged: mergeQuestions,
}
