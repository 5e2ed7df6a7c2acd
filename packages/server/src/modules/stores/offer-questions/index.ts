export { questionsToAnswer } from './lists.queries.ts'
