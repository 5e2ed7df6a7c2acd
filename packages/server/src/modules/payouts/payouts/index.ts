export { lookUpWithdrawal } from './look-up.service.ts'
