export { makeCode, sendCode, useCode } from './codes.service.ts'
