import { favorites } from '@bra/contract/shopping/favorites'
import { ask } from '../../../lib/query.ts'

export const favoriteIdsQuery = ask(favorites.ids, {})
