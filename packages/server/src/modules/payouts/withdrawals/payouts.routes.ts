import { payouts } from '@bra/contract/payouts/withdrawals'
import { payoutsSchemas } from '@bra/contract/payouts/withdrawals.schemas'
import { routes } from '../../../platform/routes.ts'
import { handle, lookUpNow, watchedWithdrawals } from './watched.service.ts'

export default routes(payouts, payoutsSchemas, {
  watched: ({ app, query }) => watchedWithdrawals(app, query),
  lookUp: ({ app, body }) => lookUpNow(app, body.id),
  handle: ({ app, user, body }) => handle(app, user, body),
})
