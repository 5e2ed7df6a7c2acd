import { stores } from '@bra/contract/stores'
import { ask } from '../../lib/query.ts'

export const storeQuery = (slug: string) => ask(stores.show, { params: { id: slug } })
