import { picking } from '@bra/contract/dispatch/picking'
import { pickingSchemas } from '@bra/contract/dispatch/picking.schemas'
import { routes } from '../../../platform/routes.ts'
import { pickingOf, pullSheet, tickLine } from './picking.service.ts'
import { cardsToPutBack, putBack } from './put-back.service.ts'

export default routes(picking, pickingSchemas, {
  show: ({ app, user, params, query }) => pickingOf(app, user, [params.id, ...(query.with ?? [])]),
  tick: ({ app, user, body }) => tickLine(app, user, body),
  toPutBack: ({ app, user, params, query }) => cardsToPutBack(app, user, params.id, query.sale_id),
  putBack: ({ app, user, body }) => putBack(app, user, body),
  sheet: ({ app, user, body }) => pullSheet(app, user, body.ids),
})
