import { withdrawals } from '@bra/contract/payouts/withdrawals'
import { withdrawalsSchemas } from '@bra/contract/payouts/withdrawals.schemas'
import { ownStore } from '../../../acting.ts'
import { paginate } from '../../../platform/paging.ts'
import { routes } from '../../../platform/routes.ts'
import { originOf } from '../../ground/security/index.ts'
import { askWithdrawal, cancelWithdrawal } from './ask.service.ts'
import { scheduleWithRules, setSchedule } from './schedules.service.ts'
import { cashOut } from './terms.service.ts'
import { countWithdrawals, withdrawalsOfStore } from './withdrawals.queries.ts'
import { withdrawalView } from './withdrawals.view.ts'

export default routes(withdrawals, withdrawalsSchemas, {
  terms: async ({ app, user, params }) => {
    ownStore(user, params.id)
    return { cash_out: (await cashOut(app.db, app, params.id)).terms }
  },
  ask: ({ app, user, body, request }) => askWithdrawal(app, user, { ...body, origin: originOf(request, null) }),
  cancel: ({ app, user, body }) => cancelWithdrawal(app, user, body.id),
  schedule: ({ app, user, params }) => scheduleWithRules(app, user, params.id),
  setSchedule: ({ app, user, body }) => setSchedule(app, user, body),
  ofStore: async ({ app, user, params, query }) => {
    ownStore(user, params.id)
    const rows = await withdrawalsOfStore(app.db, params.id, query)
    return {
      withdrawals: rows.map(withdrawalView),
      paginate: paginate(query, await countWithdrawals(app.db, params.id)),
    }
  },
})
