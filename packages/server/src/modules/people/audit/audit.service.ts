import type { ActKind } from '@bra/contract/audit.schemas'
import type { App } from '../../app.ts'
import type { Tx } from '../../platform/db.ts'
import type { User } from '../../platform/routes.ts'
import { insertAct } from './audit.queries.ts'

interface DoneAct {
  kind: ActKind
  /** `store:12`, `user:7`. */
  subject: string
  /** The name of it as a person reads it, which may change later; a person's is left to the account, which may be erased. */
  title?: string
  reason?: string | null
  /** What it was, what it became. */
  detail?: Record<string, unknown>
}

/** Writes down what an operator does, in the transaction that does it. */
export const noteAct = (
  tx: Tx,
  app: Pick<App, 'clock'>,
  operator: Pick<User, 'id'>,
  { detail = {}, reason = null, title = '', ...act }: DoneAct,
) =>
  insertAct(tx, {
    ...act,
    title,
    reason,
    detail: JSON.stringify(detail),
    operator_id: operator.id,
    at: app.clock.now(),
  })
