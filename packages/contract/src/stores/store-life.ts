import type { z } from 'zod'
import { lifecycle } from './states.ts'

/**
 * What becomes of a store: its owner sends it in, goes on vacation and may close it, an operator decides the rest. One
 * that nobody can buy from ends with its owner's account.
 */
export const storeLife = lifecycle({
  review: { open: 'open', refuse: 'refused', end: 'closed' },
  /** Told why; corrected, it is sent in again. */
  refused: { send_again: 'review', end: 'closed' },
  open: { leave: 'vacation', suspend: 'suspended', close: 'closed' },
  vacation: { come_back: 'open', suspend: 'suspended', close: 'closed' },
  /** One that was on vacation is so again. */
  suspended: { reopen: 'open', reopen_away: 'vacation', close: 'closed', end: 'closed' },
  closed: {},
})
export type StoreStatus = z.output<typeof storeLife.State>
