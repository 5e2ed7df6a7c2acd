export { forgetAuthors } from './reviews.queries.ts'
export { writeReview } from './reviews.service.ts'
