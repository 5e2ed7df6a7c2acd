import { subscriptions } from '@bra/contract/stores/subscriptions'
import { subscriptionsSchemas } from '@bra/contract/stores/subscriptions.schemas'
import { ownStore } from '../../../acting.ts'
import { routes } from '../../../platform/routes.ts'
import { cancelAtDue, cancelPlans, setCard } from './change.service.ts'
import { disable } from './end.service.ts'
import { expiredSignatures } from './expired.service.ts'
import { payBill } from './pay.service.ts'
import { previewPlan, sign } from './sign.service.ts'
import { signaturesOfStores } from './signatures.queries.ts'
import { signaturesShown } from './signatures.view.ts'
import { plansInOrder, plansOfStores } from './subscriptions.queries.ts'

export default routes(subscriptions, subscriptionsSchemas, {
  plans: async ({ app }) => ({ plans: await plansInOrder(app.db) }),
  signatures: async ({ app, user, query: { store_id: storeId } }) => {
    const stores = storeId === undefined ? user.storeIds : [ownStore(user, storeId)]
    return {
      signatures: await signaturesShown(app, await signaturesOfStores(app.db, stores)),
      stores: await plansOfStores(app.db, stores),
    }
  },
  expired: ({ app, user }) => expiredSignatures(app, user),
  preview: ({ app, user, query }) => previewPlan(app, user, query),
  create: ({ app, user, body }) => sign(app, user, body),
  pay: ({ app, user, body }) => payBill(app, user, body),
  setCard: ({ app, user, body }) => setCard(app, user, body),
  disable: ({ app, user, body }) => disable(app, user, body),
  cancelAtDue: ({ app, user, body }) => cancelAtDue(app, user, body),
  cancelPlans: ({ app, user, body }) => cancelPlans(app, user, body.user_id),
})
