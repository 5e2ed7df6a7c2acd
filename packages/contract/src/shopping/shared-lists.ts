import { get, post, remove, table } from '../kit/api.ts'
import type { sharedListsSchemas } from './shared-lists.schemas.ts'

export const sharedLists = table<typeof sharedListsSchemas>()({
  links: get('/v1/shared-lists', 'user'),
  share: post('/v1/shared-lists', 'user'),
  end: remove('/v1/shared-lists/{kind}', 'user'),
  show: get('/v1/shared-lists/{secret}'),
})
