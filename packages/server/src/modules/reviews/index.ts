export { writeReview } from './reviews.service.ts'
