import { credits } from '@bra/contract/money/credits'
import { ask } from '../../../lib/query.ts'

export const creditQuery = ask(credits.show, {})
