import { credits } from '@bra/contract/money/credits'
import { creditsSchemas } from '@bra/contract/money/credits.schemas'
import { routes } from '../../../platform/routes.ts'
import { showCredit } from './credits.service.ts'

export default routes(credits, creditsSchemas, {
  show: ({ app, user }) => showCredit(app, user.id),
})
