import { notices } from '@bra/contract/people/notices'
import { ask } from '../../../lib/query.ts'

export const noticesQuery = (page = 1) => ask(notices.list, { query: { page } })
export const preferencesQuery = ask(notices.preferences, {})
