import type { z } from 'zod'
import { lifecycle } from './states.ts'

/** What becomes of money that a store takes out. What fails or comes back is the store's again, with its fee. */
export const withdrawalLife = lifecycle({
  requested: { send: 'sent', fail: 'failed', cancel: 'cancelled' },
  sent: { pay: 'paid', fail: 'failed', return: 'returned' },
  /** A bank may send it back days later. */
  paid: { return: 'returned' },
  failed: {},
  returned: {},
  cancelled: {},
})
export type WithdrawalState = z.output<typeof withdrawalLife.State>
