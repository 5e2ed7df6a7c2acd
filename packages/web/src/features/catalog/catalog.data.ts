import { catalog } from '@bra/contract/catalog'
import { ask } from '../../lib/query.ts'

export const cardSetsQuery = ask(catalog.categories, { query: { type: 'tcg' } })
export const goodQuery = (id: number) => ask(catalog.braData, { body: { id } })
