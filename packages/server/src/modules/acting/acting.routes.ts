import { acting } from '@bra/contract/acting'
import { actingSchemas } from '@bra/contract/acting.schemas'
import { routes } from '../../platform/routes.ts'
import { originOf } from '../security/index.ts'
import { endActing, startActing } from './acting.service.ts'

export default routes(acting, actingSchemas, {
  start: ({ app, user, body, request }) => startActing(app, user, { ...body, origin: originOf(request, null) }),
  end: ({ app, user, params }) => endActing(app, user, params),
})
