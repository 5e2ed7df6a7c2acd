export { keepMailLanguage } from './mails.queries.ts'
export { sendMail } from './mails.service.ts'
