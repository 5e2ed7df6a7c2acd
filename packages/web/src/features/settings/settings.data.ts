import { settings } from '@bra/contract/settings'
import { ask } from '../../lib/query.ts'

export const parametersQuery = ask(settings.all, {})
