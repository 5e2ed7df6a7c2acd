import { publishing } from '@bra/contract/publishing'
import { ask } from '../../lib/query.ts'

export const parametersQuery = ask(publishing.parameters, {})
