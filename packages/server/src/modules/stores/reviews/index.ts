export { forgetAuthors } from './reviews.queries.ts'
export { removeReview, reviewsToAnswer, writeReview } from './reviews.service.ts'
