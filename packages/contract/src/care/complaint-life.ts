import type { z } from 'zod'
import { lifecycle } from '../kit/states.ts'

/** Either side's message makes the other the one to answer; once the time to agree is over, an operator mediates. */
export const complaintLife = lifecycle({
  open: {
    buyer_writes: 'awaiting_store',
    store_writes: 'awaiting_buyer',
    mediate: 'in_mediation',
    resolve: 'resolved',
  },
  awaiting_store: { store_writes: 'awaiting_buyer', mediate: 'in_mediation', resolve: 'resolved' },
  awaiting_buyer: { buyer_writes: 'awaiting_store', mediate: 'in_mediation', resolve: 'resolved' },
  /** Both sides may still agree; an operator gives them more time by `reopen`. */
  in_mediation: { resolve: 'resolved', reopen: 'awaiting_store' },
  /** `dispute` is for a reshipment or a return that did not arrive, as the buyer or the store says. */
  resolved: { close: 'closed', dispute: 'in_mediation' },
  closed: {},
})
export type ComplaintState = z.output<typeof complaintLife.State>
