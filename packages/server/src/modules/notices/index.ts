export { answerTo, mailTo, notify, tell } from './notices.service.ts'
