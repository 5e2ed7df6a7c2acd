import type { z } from 'zod'
import { lifecycle } from '../kit/states.ts'

/** If a withdrawal fails or comes back, the store gets amount and fee again. */
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
