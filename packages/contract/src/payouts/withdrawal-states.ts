import type { WithdrawalState } from './withdrawal-life.ts'

/** The money has left the balance and has not reached the bank. */
export const underWay: readonly WithdrawalState[] = ['requested', 'sent']
/** The bank did not take the money, or sent it back. */
export const cameBack: readonly WithdrawalState[] = ['failed', 'returned']
export const cameToNothing: readonly WithdrawalState[] = [...cameBack, 'cancelled']
