export type { Failure } from './withdrawals.words.ts'
export { lookUpWithdrawal } from './look-up.service.ts'
