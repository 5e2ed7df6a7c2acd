import { carrierAccounts } from '@bra/contract/stores/carrier-accounts'
import { carrierAccountsSchemas } from '@bra/contract/stores/carrier-accounts.schemas'
import { routes } from '../../../platform/routes.ts'
import { connect, disconnect, finish, showAccount } from './carrier-accounts.service.ts'

export default routes(carrierAccounts, carrierAccountsSchemas, {
  show: ({ app, user, params }) => showAccount(app, user, params.store_id),
  connect: ({ app, user, body }) => connect(app, user, body.store_id),
  finish: ({ app, user, body }) => finish(app, user, body),
  disconnect: ({ app, user, params }) => disconnect(app, user, params.store_id),
})
