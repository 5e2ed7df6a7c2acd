import { bounded, get, post, table } from '../kit/api.ts'
import type { usersSchemas } from './users.schemas.ts'

export const users = table<typeof usersSchemas>()({
  list: get('/v1/admin/members', 'admin'),
  show: get('/v1/admin/members/{id}', 'admin'),
  decide: bounded(post('/v1/admin/members/{id}/decide', 'admin'), { times: 600, minutes: 60 }),
})
