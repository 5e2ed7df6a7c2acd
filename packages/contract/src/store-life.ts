import type { z } from 'zod'
import { lifecycle } from './states.ts'

/** What becomes of a store: its owner sends it in and goes on vacation, an operator decides the rest. */
export const storeLife = lifecycle({
  review: { open: 'open', refuse: 'refused' },
  /** Told why; corrected, it is sent in again. */
  refused: { send_again: 'review' },
  open: { leave: 'vacation', suspend: 'suspended', close: 'closed' },
  vacation: { come_back: 'open', suspend: 'suspended', close: 'closed' },
  suspended: { reopen: 'open', close: 'closed' },
  closed: {},
})
export type StoreStatus = z.output<typeof storeLife.State>
