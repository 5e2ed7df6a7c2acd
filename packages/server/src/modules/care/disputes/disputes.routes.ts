import { disputes } from '@bra/contract/care/disputes'
import { disputesSchemas } from '@bra/contract/care/disputes.schemas'
import { routes } from '../../../platform/routes.ts'
import { decideStanding } from './decisions.service.ts'
import { decide, seeDispute } from './disputes.service.ts'
import { holdRefused, settleRefunds } from './refunds.service.ts'
import { decideContested } from './returns.service.ts'

export default routes(disputes, disputesSchemas, {
  show: ({ app, params }) => seeDispute(app, params.id),
  decideParcel: ({ app, user, params, body }) => decideStanding(app, user, { ...params, ...body }),
  decideReturn: ({ app, user, params, body }) => decideContested(app, user, { ...params, ...body }),
  holdRefunds: ({ app, user, params, body }) => holdRefused(app, user, { ...params, ...body }),
  settleRefunds: ({ app, user, params, body }) => settleRefunds(app, user, { ...params, ...body }),
  decide: ({ app, user, params, body }) => decide(app, user, { ...params, ...body }),
})
