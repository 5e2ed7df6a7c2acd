import { ranking, stores } from '@bra/contract/stores'
import { ask } from '../../lib/query.ts'

export const storeQuery = (slug: string) => ask(stores.show, { params: { id: slug } })

/** The best of the ranking. */
export const topStoresQuery = ask(ranking.ranking, { body: { per_page: 4 } })
