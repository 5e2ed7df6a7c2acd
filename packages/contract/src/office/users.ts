import { get, post, table } from './api.ts'
import type { membersSchemas } from './members.schemas.ts'

/** Everybody who has an account, for operators. */
export const members = table<typeof membersSchemas>()({
  list: get('/v1/admin/members', 'admin'),
  show: get('/v1/admin/members/{id}', 'admin'),
  decide: post('/v1/admin/members/{id}/decide', 'admin'),
})
