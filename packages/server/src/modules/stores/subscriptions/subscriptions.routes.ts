import { subscriptions } from '@bra/contract/stores/subscriptions'
import { subscriptionsSchemas } from '@bra/contract/stores/subscriptions.schemas'
import { routes } from '../../../platform/routes.ts'
import { plansInOrder } from './subscriptions.queries.ts'

export default routes(subscriptions, subscriptionsSchemas, {
  plans: async ({ app }) => ({ plans: await plansInOrder(app.db) }),
})
