export { takeAnswer } from './answers.ts'
