import { privacy } from '@bra/contract/people/privacy'
import { ask } from '../../../lib/query.ts'

export const consentsQuery = ask(privacy.consents, {})
export const closureQuery = ask(privacy.closure, {})
