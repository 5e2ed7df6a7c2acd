import { catalog } from '@bra/contract/catalogue/catalog'
import { ask } from '../../../lib/query.ts'

export const gamesQuery = ask(catalog.business, {})
