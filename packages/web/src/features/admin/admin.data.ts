import { admin } from '@bra/contract/admin'
import { ask } from '../../lib/query.ts'

export const inboxQuery = ask(admin.inbox, {})
