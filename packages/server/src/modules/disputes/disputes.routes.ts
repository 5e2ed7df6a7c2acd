import { disputes } from '@bra/contract/disputes'
import { disputesSchemas } from '@bra/contract/disputes.schemas'
import { routes } from '../../platform/routes.ts'
import { decide, seeDispute } from './disputes.service.ts'

export default routes(disputes, disputesSchemas, {
  show: ({ app, params }) => seeDispute(app, params.id),
  decide: ({ app, user, params, body }) => decide(app, user, { ...params, ...body }),
})
