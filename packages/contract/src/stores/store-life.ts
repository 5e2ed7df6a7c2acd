import type { z } from 'zod'
import { lifecycle } from '../kit/states.ts'

/** The owner submits a store, takes vacations and may close it; operators decide the rest. */
export const storeLife = lifecycle({
  review: { open: 'open', refuse: 'refused', end: 'closed' },
  /** The owner is told why, and may correct and submit it again. */
  refused: { send_again: 'review', end: 'closed' },
  open: { leave: 'vacation', suspend: 'suspended', close: 'closed' },
  vacation: { come_back: 'open', suspend: 'suspended', close: 'closed' },
  /** `reopen_away` brings back a store that was on vacation before. */
  suspended: { reopen: 'open', reopen_away: 'vacation', close: 'closed', end: 'closed' },
  closed: {},
})
export type StoreStatus = z.output<typeof storeLife.State>
