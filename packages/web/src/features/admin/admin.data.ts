import { admin } from '@bra/contract/admin'
import { ask } from '../../lib/query.ts'

/** What was decided a moment ago waits no more. */
export const inboxQuery = { ...ask(admin.inbox, {}), staleTime: 0 }
