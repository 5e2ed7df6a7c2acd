import { z } from 'zod'
import { Id } from '../kit/shapes.ts'
import { Done } from '../people/people.schemas.ts'
import { Store } from './stores.schemas.ts'

export const favoriteStoresSchemas = {
  list: { reply: z.object({ stores: z.array(Store) }) },
  toggle: { body: z.object({ store_id: Id }), reply: Done.extend({ favorite: z.boolean() }) },
}
