export { SEND_WITHDRAWALS } from './new-withdrawal.ts'
export { announceWithdrawal, callOffDisputed, payWithdrawal, undoWithdrawal } from './ends.ts'
export { isPayday } from './paydays.ts'
export { tellHandled } from './withdrawal-notices.ts'
export {
  changeWithdrawal,
  holdWithdrawal,
  moveWithdrawal,
  withdrawalById,
  type WithdrawalRow,
} from './withdrawals.queries.ts'
export { netOf, withdrawalView } from './withdrawals.view.ts'
export { type Failure, failures } from './withdrawals.words.ts'
