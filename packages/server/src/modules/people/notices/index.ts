export { allowNewsByMail, answerTo, mailTo, type NewNotice, notify, tell, wantsNewsByMail } from './notices.service.ts'
