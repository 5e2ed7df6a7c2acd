import { contentEditing } from '@bra/contract/office/content-editing'
import { ask } from '../../../lib/query.ts'

export const parametersQuery = ask(contentEditing.parameters, {})
