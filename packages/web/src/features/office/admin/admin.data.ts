import { admin } from '@bra/contract/office/admin'
import { ask } from '../../../lib/query.ts'

/** A stale inbox would still show what was decided a moment ago. */
export const inboxQuery = { ...ask(admin.inbox, {}), staleTime: 0 }
