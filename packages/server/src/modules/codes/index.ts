export { sendCode, useCode } from './codes.service.ts'
