export { sendMail } from './mails.service.ts'
