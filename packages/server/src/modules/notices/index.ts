export { mailTo, notify, tell } from './notices.service.ts'
