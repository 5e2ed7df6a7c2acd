import { accounts } from '@bra/contract/people/accounts'
import { accountsSchemas } from '@bra/contract/people/accounts.schemas'
import { routes } from '../../../platform/routes.ts'
import { originOf } from '../../ground/security/index.ts'
import { askForCode, forgotPassword, validateToken } from './email.service.ts'
import { updateClient } from './profile.service.ts'

export default routes(accounts, accountsSchemas, {
  updateClient: ({ app, user, body }) => updateClient(app, user, body),
  token: ({ app, user, body }) => askForCode(app, user, body),
  validateToken: ({ app, user, body, request }) =>
    validateToken(app, user, { ...body, origin: originOf(request, null) }),
  forgotPassword: ({ app, body, request }) => forgotPassword(app, originOf(request, null), body),
})
