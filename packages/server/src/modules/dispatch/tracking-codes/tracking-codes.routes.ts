import { trackingCodes } from '@bra/contract/dispatch/tracking-codes'
import { trackingCodesSchemas } from '@bra/contract/dispatch/tracking-codes.schemas'
import { routes } from '../../../platform/routes.ts'
import { matchCodes } from './tracking-codes.service.ts'

export default routes(trackingCodes, trackingCodesSchemas, {
  match: ({ app, user, body }) => matchCodes(app, user, body),
})
