import { reviews } from '@bra/contract/stores/stores'
import { reviewsSchemas } from '@bra/contract/stores/stores.schemas'
import { routes } from '../../../platform/routes.ts'
import { answerAsStore, listReviews } from './reviews.service.ts'

export default routes(reviews, reviewsSchemas, {
  answer: ({ app, user, body }) => answerAsStore(app, user, body),
  ofStore: ({ app, user, params, query }) => listReviews(app, user, { ...query, id: params.id }),
})
