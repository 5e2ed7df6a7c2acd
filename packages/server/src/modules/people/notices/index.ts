export { allowNewsByMail, answerTo, mailTo, notify, tell, wantsNewsByMail } from './notices.service.ts'
