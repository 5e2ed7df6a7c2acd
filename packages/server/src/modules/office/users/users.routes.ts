import { users } from '@bra/contract/office/users'
import { usersSchemas } from '@bra/contract/office/users.schemas'
import { routes } from '../../../platform/routes.ts'
import { decideMember, listMembers, memberOf } from './users.service.ts'

export default routes(users, usersSchemas, {
  list: ({ app, query }) => listMembers(app, query),
  show: ({ app, params }) => memberOf(app, params.id),
  decide: ({ app, user, params, body }) => decideMember(app, user, { ...params, ...body }),
})
