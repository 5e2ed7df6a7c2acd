import { members } from '@bra/contract/members'
import { membersSchemas } from '@bra/contract/members.schemas'
import { routes } from '../../platform/routes.ts'
import { decideMember, listMembers, memberOf } from './members.service.ts'

export default routes(members, membersSchemas, {
  list: ({ app, query }) => listMembers(app, query),
  show: ({ app, params }) => memberOf(app, params.id),
  decide: ({ app, user, params, body }) => decideMember(app, user, { ...params, ...body }),
})
