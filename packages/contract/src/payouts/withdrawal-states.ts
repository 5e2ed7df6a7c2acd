import type { WithdrawalState } from './withdrawal-life.ts'

export const underWay: readonly WithdrawalState[] = ['requested', 'sent']
export const cameBack: readonly WithdrawalState[] = ['failed', 'returned']
export const cameToNothing: readonly WithdrawalState[] = [...cameBack, 'cancelled']
