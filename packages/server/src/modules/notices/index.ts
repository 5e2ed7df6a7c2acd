export { notify, tell } from './notices.service.ts'
