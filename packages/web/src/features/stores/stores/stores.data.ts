import { ranking, stores } from '@bra/contract/stores/stores'
import { ask } from '../../../lib/query.ts'

export const storeQuery = (slug: string) => ask(stores.show, { params: { id: slug } })

export const topStoresQuery = ask(ranking.ranking, { body: { per_page: 4 } })
