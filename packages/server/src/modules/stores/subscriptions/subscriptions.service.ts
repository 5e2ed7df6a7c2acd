import type { Tx } from '../../../platform/db.ts'
import { defaultPlans } from './defaults.ts'
import { insertFirstPlans } from './subscriptions.queries.ts'

/** Without a plan nobody could open a store. */
export const writeFirstPlans = (tx: Tx) =>
  insertFirstPlans(
    tx,
    defaultPlans.map((plan, position) => ({ ...plan, position })),
  )
