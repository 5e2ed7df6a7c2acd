import { reconciliation } from '@bra/contract/payouts/reconciliation'
import { reconciliationSchemas } from '@bra/contract/payouts/reconciliation.schemas'
import { routes } from '../../../platform/routes.ts'
import { pageOfDifferences, settleDifference } from './settlements.service.ts'

export default routes(reconciliation, reconciliationSchemas, {
  differences: ({ app, query }) => pageOfDifferences(app, query),
  settle: ({ app, user, params, body }) => settleDifference(app, user, { ...params, ...body }),
})
