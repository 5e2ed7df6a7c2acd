import type { PartsOf } from '../../../module.ts'
import routes from './collections.routes.ts'
import { mergeCollections } from './merged.queries.ts'
import { collectionsPersonal } from './personal.queries.ts'

export const collections: PartsOf = {
  routes,
  merged: mergeCollections,
  personal: collectionsPersonal,
}
