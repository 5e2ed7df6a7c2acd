export { forgetAuthors } from './reviews.queries.ts'
export { removeReview, writeReview } from './reviews.service.ts'
