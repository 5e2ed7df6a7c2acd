import { type Saying, unchanged } from '@bra/contract/kit/saying'
import type { ActKind } from '@bra/contract/people/audit.schemas'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../platform/db.ts'
import type { User } from '../../../platform/routes.ts'
import { insertAct } from './audit.queries.ts'

interface DoneAct {
  kind: ActKind
  /** A key such as `store:12` or `user:7`. */
  subject: string
  /** The thing's name at that time; empty for a person, whose name is read from the account as it may be erased. */
  title?: string | Saying
  reason?: string | null
  detail?: Record<string, unknown>
}

export const noteAct = (
  tx: Tx,
  app: Pick<App, 'clock'>,
  operator: Pick<User, 'id'>,
  { detail = {}, reason = null, title = '', ...act }: DoneAct,
) => {
  const named = typeof title === 'string' ? unchanged(title) : title
  return insertAct(tx, {
    ...act,
    title: named['pt-BR'],
    title_en: named.en,
    reason,
    detail: JSON.stringify(detail),
    operator_id: operator.id,
    at: app.clock.now(),
  })
}
