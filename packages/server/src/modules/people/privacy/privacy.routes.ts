import { privacy } from '@bra/contract/people/privacy'
import { privacySchemas } from '@bra/contract/people/privacy.schemas'
import { routes } from '../../../platform/routes.ts'
import { cancelClosure, closureOf, requestClosure } from './privacy.closure.ts'
import { consentsInForce, giveConsent } from './privacy.consents.ts'
import { exportOf } from './privacy.export.ts'

export default routes(privacy, privacySchemas, {
  consents: async ({ app, user }) => ({ consents: await consentsInForce(app, user) }),
  giveConsent: ({ app, user, body }) => giveConsent(app, user, body),
  export: async ({ app, user, query }) => ({ files: await exportOf(app, user.id, query.format) }),
  unable: ({ app, user, body }) => requestClosure(app, user, body),
  closure: ({ app, user }) => closureOf(app, user),
  cancelClosure: ({ app, user }) => cancelClosure(app, user),
})
