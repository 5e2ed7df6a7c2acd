import { impersonation } from '@bra/contract/people/impersonation'
import { impersonationSchemas } from '@bra/contract/people/impersonation.schemas'
import { routes } from '../../../platform/routes.ts'
import { originOf } from '../../ground/security/index.ts'
import { endActing, startActing } from './impersonation.service.ts'

export default routes(impersonation, impersonationSchemas, {
  start: ({ app, user, body, request }) => startActing(app, user, { ...body, origin: originOf(request, null) }),
  end: ({ app, user, params }) => endActing(app, user, params),
})
